import { drawnOn, course, type Line, type Station } from '@/lib/buildings/solids/course';
import type { Solid } from '@/lib/buildings/solids/solid';

/** How a wall is laid, in metres. */
export interface Bond {
  /** The height of a course, and the length of its stones or bricks. */
  readonly course: number;
  readonly length: number;
  /** Their length in every other course. */
  readonly header?: number;
  /** How many of a hundred upright joints are drawn on the outer face: a third of them on the other. */
  readonly joints: number;
  /** How far the crest sinks by age. */
  readonly wear?: number;
  readonly shade?: number;
  /** How high the edge of each of its two ends is drawn, from the ground; a corner when absent; null for what an opening leaves over it. */
  readonly edges?: readonly [number, number] | null;
}

/** An end that is a corner: an edge of the outer face, over its whole height. */
export const CORNER = Infinity;

/** How far apart the points of a worn crest are, in metres. */
const CREST = 2.6;

/** Draws lots from 0 to 99, the same at each run. */
export const lot = (a: number, b: number): number =>
  (((a * 73 + b * 151 + a * b * 29) % 100) + 100) % 100;

/** Lists the stations of a wall: two, or those of a worn crest whose ends keep the whole height. */
function stationsOf(
  [from, to]: readonly [number, number],
  [low, high]: readonly [number, number],
  wear: number,
): readonly Station[] {
  const count = wear > 0 ? Math.max(1, Math.round((to - from) / CREST)) : 1;
  return Array.from({ length: count + 1 }, (_, rank): Station => {
    const sunk = rank === 0 || rank === count ? 0 : (wear * lot(rank, count)) / 100;
    return [from + ((to - from) * rank) / count, low, high - sunk];
  });
}

/** Draws a length of wall with the joints of its courses on both faces. */
export function masonry(
  line: Line,
  span: readonly [number, number],
  thick: number,
  levels: readonly [number, number],
  bond: Bond,
): Solid {
  const stations = stationsOf(span, levels, bond.wear ?? 0);
  const faces = [0.015, -thick - 0.015];
  return course(line, [-thick, 0], stations, {
    ...{ shade: bond.shade ?? 16, isSmooth: (bond.wear ?? 0) > 0, stroke: 'none' },
    details: faces.flatMap((out) =>
      jointsOf(span, levels, bond, out > 0).map((joint) => drawnOn(line, joint, out)),
    ),
    outlines: faces.flatMap((out) =>
      edgesOfWall(stations, bond, out > 0).map((edge) => drawnOn(line, edge, out)),
    ),
  });
}

type WallLine = readonly (readonly [along: number, height: number])[];

/** Lists the strong lines of a face: its crest, its foot, and its ends as far as they are edges. */
function edgesOfWall(
  stations: readonly Station[],
  { edges = [CORNER, CORNER] }: Bond,
  isOuter: boolean,
): readonly WallLine[] {
  const ends = [stations[0], stations.at(-1)].flatMap((station, end): readonly WallLine[] => {
    const [along, low, high] = station ?? [0, 0, 0];
    const edge = edges?.[end] ?? 0;
    const top = edge === CORNER && !isOuter ? low : Math.min(high, edge);
    const upright: WallLine = [
      [along, low],
      [along, top],
    ];
    return top > low ? [upright] : [];
  });
  const crest = stations.map(([along, , high]) => [along, high] as const);
  if (!edges) return [crest];
  return [
    crest,
    [stations[0], stations.at(-1)].map((one) => [one?.[0] ?? 0, one?.[1] ?? 0] as const),
    ...ends,
  ];
}

/** Lists the joints of a face: those between two courses, and some of the upright ones. */
function jointsOf(
  [from, to]: readonly [number, number],
  [low, high]: readonly [number, number],
  bond: Bond,
  isOuter: boolean,
): readonly WallLine[] {
  const count = Math.max(1, Math.round((high - low) / bond.course));
  const level = (rank: number): number => low + ((high - low) * rank) / count;
  const chance = isOuter ? bond.joints : bond.joints / 3;
  // A worn crest would leave the joints of the last course in the air.
  const courses = Array.from({ length: count - (bond.wear ? 1 : 0) }, (_, rank) => rank);
  return courses.flatMap((rank) => {
    const long = rank % 2 === 0 ? bond.length : (bond.header ?? bond.length);
    const stones = Math.max(1, Math.floor((to - from) / long));
    const upright = Array.from({ length: stones - 1 }, (_, stone) => stone + 1)
      .filter((stone) => lot(stone, rank * 7 + Math.round(from)) < chance)
      .map((stone) => from + (stone + (rank % 2) / 2) * long)
      .map((along): WallLine => [
        [along, level(rank)],
        [along, level(rank + 1)],
      ]);
    const flat: WallLine = [
      [from, level(rank + 1)],
      [to, level(rank + 1)],
    ];
    return rank < count - 1 ? [flat, ...upright] : upright;
  });
}
