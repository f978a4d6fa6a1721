import * as v from 'valibot';
import { Id, Prose, Source, Text, Year } from '@/lib/content/fields';

export const PLACE_TYPES = [
  'city',
  'battle',
  'mosque',
  'palace',
  'university',
  'empire_capital',
] as const;

export type PlaceType = (typeof PLACE_TYPES)[number];

/** How sure the position and the date are; the notes say why. */
const Certainty = v.strictObject({
  place: v.picklist(['haute', 'moyenne', 'basse'], 'haute, moyenne ou basse est attendu'),
  placeNote: v.optional(Prose),
  date: v.picklist(
    ['établi', 'selon la tradition', 'discuté'],
    'établi, selon la tradition ou discuté est attendu',
  ),
  dateNote: v.optional(Prose),
});

/** A place of a historical map, located in degrees (WGS 84; east and north positive). */
export const PlaceSchema = v.strictObject({
  id: Id,
  name: Text,
  arabicName: Text,
  alternativeNames: v.array(Text),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  type: v.picklist(PLACE_TYPES, `un type est attendu : ${PLACE_TYPES.join(', ')}`),
  /** What the place is, where none of the types is truly its own. */
  typeNote: v.optional(Prose),
  year: Year,
  empire: Prose,
  period: Id,
  certainty: Certainty,
  description: Prose,
  significance: Prose,
  facts: v.pipe(v.array(Prose), v.minLength(3, 'au moins trois faits sont attendus')),
  sources: v.pipe(v.array(Source), v.minLength(1, 'au moins une source est attendue')),
});

export type Place = v.InferOutput<typeof PlaceSchema>;

/** One file of `content/maps/`; the file's name is the map's id. */
export const MapRecordSchema = v.strictObject({
  title: Prose,
  description: Prose,
  /** First and last year of the timeline. */
  timeline: v.strictObject({ from: Year, to: Year }),
  periods: v.array(v.strictObject({ id: Id, name: Prose })),
  places: v.pipe(
    v.array(PlaceSchema),
    v.check(
      (places) => new Set(places.map(({ id }) => id)).size === places.length,
      'chaque lieu a un identifiant à lui',
    ),
  ),
});

export type MapRecord = v.InferOutput<typeof MapRecordSchema>;
