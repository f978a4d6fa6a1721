/** Layout of a map: `layout` of `content/cartography/{id}.json`, positions of the furniture and style of the ground. */
import * as v from 'valibot';

/** Kinds of roads; each has its own stroke. */
export const ROAD_KINDS = ['terre', 'mer', 'hégire'] as const;

const Pixels = v.pipe(v.number('un nombre de pixels est attendu'), v.minValue(0));
const Text = v.pipe(v.string(), v.nonEmpty());

/**
 * Graduation of the frame in degrees: per piece of the chequered band, and between two labels; with minutes for a town.
 */
const Graduation = v.strictObject({
  step: v.number(),
  labelled: v.number(),
  minutes: v.optional(v.boolean(), false),
});

/** A row of the key: a line or a patch of the map, with its meaning. */
const KeyRow = v.union([
  v.strictObject({ road: v.picklist(ROAD_KINDS), text: Text }),
  v.strictObject({ patch: v.pipe(v.string(), v.hexColor()), text: Text }),
]);

const Key = v.strictObject({
  /** Top left corner and width of the key, in pixels at zoom 1. */
  x: Pixels,
  y: Pixels,
  width: Pixels,
  /** Length of the scale bar in kilometres, and number of its pieces. */
  kilometres: v.number(),
  pieces: v.number(),
  rows: v.array(KeyRow),
  /** The latitude at which the scale is true, in words and in degrees. */
  truth: Text,
  latitude: v.number(),
});

export const LayoutSchema = v.strictObject({
  graduation: Graduation,
  /** Degrees between the fine meridians and parallels over the ground; none if absent. */
  graticule: v.optional(v.number()),
  key: Key,
  compass: v.strictObject({ x: Pixels, y: Pixels, radius: Pixels }),
  /** Inset that locates the map in the Old World. */
  inset: v.nullable(v.strictObject({ x: Pixels, y: Pixels, width: Pixels, title: Text })),
  /** Credit at the bottom: its right end, in pixels at zoom 1. */
  credit: v.strictObject({ text: Text, x: Pixels, y: Pixels }),
  coast: v.boolean(),
  /** Factor of the heights before shading: it raises the low hills of a town. */
  heightScale: v.number(),
  /** Width of a wadi's bed, in pixels at zoom 1; a thin wadi is a dashed line. */
  wadiWidth: v.number(),
  /** Height of the undulation of plains, in metres. */
  undulation: v.number(),
  /** Radius around a place within which relief is attenuated, in pixels. */
  calmRadius: v.number(),
  /** Whether palm groves are drawn palm by palm. */
  palms: v.boolean(),
  /**
   * Crop of the map for the tools' catalogue: top left corner and width in pixels at a ratio of 8:5, and its places,
   * the selected one first.
   */
  card: v.strictObject({
    left: Pixels,
    top: Pixels,
    width: Pixels,
    places: v.pipe(v.array(Text), v.minLength(1)),
  }),
});

export type Layout = v.InferOutput<typeof LayoutSchema>;
