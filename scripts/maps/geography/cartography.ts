/** The data of a map's drawing: a file of `content/cartography/` per map. */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { decodeContent } from '@/lib/content/decode';
import { LayoutSchema, ROAD_KINDS } from '@/scripts/maps/layout';

const Degrees = v.tuple([v.number(), v.number()]);
const Line = v.pipe(v.array(Degrees), v.minLength(2));
const Text = v.pipe(v.string(), v.nonEmpty());

/**
 * A mountain range: crest, height in metres, half-widths in kilometres. Important hills are exaggerated, since their
 * true height would not show.
 */
const Range = v.strictObject({
  id: Text,
  name: v.optional(Text),
  height: v.number(),
  left: v.number(),
  right: v.number(),
  /** Distance of parallel folds beside the crest, in kilometres. */
  folds: v.optional(v.number()),
  line: Line,
});

const Area = v.strictObject({ name: v.optional(Text), outline: Line });

export const CartographySchema = v.strictObject({
  layout: LayoutSchema,
  ranges: v.array(Range),
  /** Plateaus: radius in kilometres, height in metres. */
  plateaus: v.array(
    v.strictObject({ centre: Degrees, radius: v.number(), height: v.number() }),
  ),
  deserts: v.array(
    v.strictObject({
      id: Text,
      name: Text,
      label: Degrees,
      outline: Line,
      ground: v.picklist(['dunes', 'steppe']),
      /** Direction of dunes, in radians clockwise from the east. */
      bearing: v.optional(v.number(), 1),
    }),
  ),
  /** Radii in kilometres; the tilt in degrees turns the first axis clockwise. */
  lavaFields: v.array(
    v.strictObject({
      name: v.optional(Text),
      centre: Degrees,
      radii: Degrees,
      tilt: v.number(),
    }),
  ),
  lakes: v.array(Area),
  /** Oases are [longitude, latitude, radius in kilometres]; valleys' widths too are in kilometres. */
  fertile: v.strictObject({
    outlines: v.array(Line),
    valleys: v.array(v.strictObject({ width: v.number(), line: Line })),
    oases: v.array(v.tuple([v.number(), v.number(), v.number()])),
  }),
  /** Widths at the source and at the mouth, in pixels at zoom 1. */
  rivers: v.array(
    v.strictObject({ id: Text, name: v.optional(Text), widths: Degrees, line: Line }),
  ),
  wadis: v.array(v.strictObject({ name: v.optional(Text), line: Line })),
  routes: v.array(
    v.strictObject({
      id: Text,
      name: Text,
      kind: v.picklist(ROAD_KINDS),
      line: Line,
    }),
  ),
  powers: v.array(
    v.strictObject({
      id: Text,
      name: v.optional(Text),
      label: v.optional(Degrees),
      tint: v.picklist(['violet', 'brique', 'vert']),
      outline: Line,
      years: Degrees,
    }),
  ),
  seas: v.array(
    v.strictObject({
      name: Text,
      label: Degrees,
      rank: v.picklist([1, 2, 3]),
      path: v.optional(Line),
    }),
  ),
  regions: v.array(
    v.strictObject({
      name: Text,
      label: Degrees,
      rank: v.picklist([1, 2, 3, 4]),
      path: v.optional(Line),
    }),
  ),
  tribes: v.array(v.strictObject({ name: Text, label: Degrees })),
  /** Texts on the map, such as the destination of a road. */
  notes: v.optional(v.array(v.strictObject({ name: Text, label: Degrees })), []),
  /** Built-up areas; radii in kilometres. */
  settlements: v.optional(v.array(v.strictObject({ centre: Degrees, radius: v.number() })), []),
  trench: v.optional(Line),
});

export type Cartography = v.InferOutput<typeof CartographySchema>;
export type Range = v.InferOutput<typeof Range>;

/**
 * Reads the cartography of a map.
 * @throws an error that names each invalid field
 */
export function cartographyOf(mapId: string): Cartography {
  const file = `content/cartography/${mapId}.json`;
  return decodeContent(CartographySchema, JSON.parse(readFileSync(file, 'utf8')), file);
}
