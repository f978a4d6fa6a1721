/** The realms and routes of a map through time, as `content/maps/{id}.json` gives them. */
import * as v from 'valibot';
import { Id, Prose, Source, Year } from '@/lib/content/fields';

const Degrees = v.tuple([v.number(), v.number()]);

/** First and last year in which it is shown, both included. */
const years = { from: Year, to: Year };

/** How far a power reached, drawn by hand: nobody knows a border of those centuries. */
export const RealmSchema = v.strictObject({
  id: Id,
  name: Prose,
  ...years,
  /** The year for which it was drawn. */
  drawnFor: Year,
  /** Two powers of one year take two tints of the same strength. */
  tint: v.picklist(['premier', 'second'], 'premier ou second est attendu'),
  note: Prose,
  outline: v.pipe(v.array(Degrees), v.minLength(4, 'au moins quatre points sont attendus')),
  sources: v.pipe(v.array(Source), v.minLength(1, 'au moins une source est attendue')),
});

/** The way of an army or a fleet, a line by convention. */
export const RouteSchema = v.strictObject({
  id: Id,
  name: Prose,
  ...years,
  note: Prose,
  line: v.pipe(v.array(Degrees), v.minLength(2, 'au moins deux points sont attendus')),
  sources: v.pipe(v.array(Source), v.minLength(1, 'au moins une source est attendue')),
});
