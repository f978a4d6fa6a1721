import { drawnOn, course, type Line, type Station } from '@/lib/buildings/solids/course';
import type { Solid } from '@/lib/buildings/solids/solid';

/** Bond of a wall, in metres. */
export interface Bond {
  /** Height of a course, and length of its stones or bricks. */
  readonly course: number;
  readonly length: number;
  /** Length of the stones or bricks in every other course; `length` by default. */
  readonly header?: number;
  /** Percentage of the vertical joints drawn on the outer face; the inner face has a third of this percentage. */
  readonly joints: number;
  /** Greatest lowering of the crest by wear; 0 by default. */
  readonly wear?: number;
  readonly shade?: number;
  /**
   * Height above the ground of the strong line at each end of the wall, two corners by default; null for the masonry
   * above an opening, which has no strong line but its crest.
   */
  readonly edges?: readonly [number, number] | null;
}

/** Height of the strong line at a corner of two walls: the whole height, on the outer face only. */
export const CORNER = Infinity;

/** Distance between two points of a worn crest, in metres. */
const CREST = 2.6;

/** Computes a pseudo-random integer from 0 to 99 out of two integers, the same at each run. */
export const randomPercent = (a: number, b: number): number =>
  (((a * 73 + b * 151 + a * b * 29) % 100) + 100) % 100;

/** Lists the stations of a wall: its two ends, of the whole height, and, under a worn crest, lower stations between. */
function stationsOf(
  [from, to]: readonly [number, number],
  [low, high]: readonly [number, number],
  wear: number,
): readonly Station[] {
  const count = wear > 0 ? Math.max(1, Math.round((to - from) / CREST)) : 1;
  return Array.from({ length: count + 1 }, (_, rank): Station => {
    const sunk = rank === 0 || rank === count ? 0 : (wear * randomPercent(rank, count)) / 100;
    return [from + ((to - from) * rank) / count, low, high - sunk];
  });
}

/** Builds a section of a wall, with the joints of its courses on both faces. */
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

/** Lists the strong lines of a face: its crest, its foot, and the vertical edges of its ends. */
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

/** Lists the joints of a face: each joint between two courses, and a pseudo-random choice of the vertical joints. */
function jointsOf(
  [from, to]: readonly [number, number],
  [low, high]: readonly [number, number],
  bond: Bond,
  isOuter: boolean,
): readonly WallLine[] {
  const count = Math.max(1, Math.round((high - low) / bond.course));
  const level = (rank: number): number => low + ((high - low) * rank) / count;
  const chance = isOuter ? bond.joints : bond.joints / 3;
  // Leaves out the vertical joints of the top course of a worn wall, which would rise above its crest.
  const courses = Array.from({ length: count - (bond.wear ? 1 : 0) }, (_, rank) => rank);
  return courses.flatMap((rank) => {
    const long = rank % 2 === 0 ? bond.length : (bond.header ?? bond.length);
    const stones = Math.max(1, Math.floor((to - from) / long));
    const upright = Array.from({ length: stones - 1 }, (_, stone) => stone + 1)
      .filter((stone) => randomPercent(stone, rank * 7 + Math.round(from)) < chance)
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
