/** Realms and routes of a map by year, in `content/maps/{id}.json`. */
import * as v from 'valibot';
import { Id, Prose, Source, Year } from '@/lib/content/fields';

const Degrees = v.tuple([v.number(), v.number()]);

/** First and last year of display, both included. */
const years = { from: Year, to: Year };

/** A power's approximate extent: exact borders of those centuries are unknown. */
export const RealmSchema = v.strictObject({
  id: Id,
  name: Prose,
  ...years,
  /** The year for which the outline was drawn. */
  drawnFor: Year,
  /** One of two tints of equal strength, for two powers of the same year. */
  tint: v.picklist(['premier', 'second'], 'premier ou second est attendu'),
  note: Prose,
  outline: v.pipe(v.array(Degrees), v.minLength(4, 'au moins quatre points sont attendus')),
  sources: v.pipe(v.array(Source), v.minLength(1, 'au moins une source est attendue')),
});

/** The route of an army or a fleet, a conventional line. */
export const RouteSchema = v.strictObject({
  id: Id,
  name: Prose,
  ...years,
  note: Prose,
  line: v.pipe(v.array(Degrees), v.minLength(2, 'au moins deux points sont attendus')),
  sources: v.pipe(v.array(Source), v.minLength(1, 'au moins une source est attendue')),
});
