import * as v from 'valibot';

const Text = v.pipe(v.string('un texte est attendu'), v.trim(), v.nonEmpty());

/** A place of a historical map, located in degrees (WGS 84; east and north positive). */
const Place = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'un identifiant en minuscules est attendu')),
  name: Text,
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  type: v.picklist(['city', 'battle', 'mosque', 'palace', 'university', 'empire_capital']),
  year: v.pipe(v.number(), v.integer()),
  empire: Text,
  period: Text,
});

/** One file of `content/maps/`; the file's name is the map's id. */
export const MapRecordSchema = v.strictObject({ title: Text, places: v.array(Place) });

export type Place = v.InferOutput<typeof Place>;
