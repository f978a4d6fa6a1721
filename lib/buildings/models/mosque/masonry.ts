import {
  lineOnWall,
  wallSegment,
  type WallLine,
  type Station,
} from '@/lib/buildings/solids/course';
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
export const CORNER_HEIGHT = Infinity;

/** Distance between two points of a worn crest, in metres. */
const CREST_STEP = 2.6;

/** Computes a pseudo-random integer from 0 to 99 out of two integers, the same at each run. */
export const randomPercent = (a: number, b: number): number =>
  (((a * 73 + b * 151 + a * b * 29) % 100) + 100) % 100;

/** Lists the stations of a wall: its two ends, of the whole height, and, under a worn crest, lower stations between. */
function stationsOf(
  [from, to]: readonly [number, number],
  [bottom, top]: readonly [number, number],
  wear: number,
): readonly Station[] {
  const count = wear > 0 ? Math.max(1, Math.round((to - from) / CREST_STEP)) : 1;
  return Array.from({ length: count + 1 }, (_, index): Station => {
    const lowering =
      index === 0 || index === count ? 0 : (wear * randomPercent(index, count)) / 100;
    return [from + ((to - from) * index) / count, bottom, top - lowering];
  });
}

/** Builds a section of a wall, with the joints of its courses on both faces. */
export function masonry(
  line: WallLine,
  span: readonly [number, number],
  thickness: number,
  levels: readonly [number, number],
  bond: Bond,
): Solid {
  const stations = stationsOf(span, levels, bond.wear ?? 0);
  const faces = [0.015, -thickness - 0.015];
  return wallSegment(line, [-thickness, 0], stations, {
    ...{ shade: bond.shade ?? 16, isSmooth: (bond.wear ?? 0) > 0, stroke: 'none' },
    details: faces.flatMap((offset) =>
      jointsOf(span, levels, bond, offset > 0).map((joint) => lineOnWall(line, joint, offset)),
    ),
    outlines: faces.flatMap((offset) =>
      edgesOfWall(stations, bond, offset > 0).map((edge) => lineOnWall(line, edge, offset)),
    ),
  });
}

type FaceLine = readonly (readonly [position: number, height: number])[];

/** Lists the strong lines of a face: its crest, its foot, and the vertical edges of its ends. */
function edgesOfWall(
  stations: readonly Station[],
  { edges = [CORNER_HEIGHT, CORNER_HEIGHT] }: Bond,
  isOuter: boolean,
): readonly FaceLine[] {
  const ends = [stations[0], stations.at(-1)].flatMap((station, end): readonly FaceLine[] => {
    const [position, bottom, top] = station ?? [0, 0, 0];
    const edge = edges?.[end] ?? 0;
    const endTop = edge === CORNER_HEIGHT && !isOuter ? bottom : Math.min(top, edge);
    const endLine: FaceLine = [
      [position, bottom],
      [position, endTop],
    ];
    return endTop > bottom ? [endLine] : [];
  });
  const crest = stations.map(([position, , top]) => [position, top] as const);
  if (!edges) return [crest];
  return [
    crest,
    [stations[0], stations.at(-1)].map(
      (station) => [station?.[0] ?? 0, station?.[1] ?? 0] as const,
    ),
    ...ends,
  ];
}

/** Lists the joints of a face: each joint between two courses, and a pseudo-random choice of the vertical joints. */
function jointsOf(
  [from, to]: readonly [number, number],
  [bottom, top]: readonly [number, number],
  bond: Bond,
  isOuter: boolean,
): readonly FaceLine[] {
  const count = Math.max(1, Math.round((top - bottom) / bond.course));
  const levelAt = (index: number): number => bottom + ((top - bottom) * index) / count;
  const jointPercent = isOuter ? bond.joints : bond.joints / 3;
  // Leaves out the vertical joints of the top course of a worn wall, which would rise above its crest.
  const courses = Array.from({ length: count - (bond.wear ? 1 : 0) }, (_, index) => index);
  return courses.flatMap((index) => {
    const stoneLength = index % 2 === 0 ? bond.length : (bond.header ?? bond.length);
    const stoneCount = Math.max(1, Math.floor((to - from) / stoneLength));
    const verticalJoints = Array.from({ length: stoneCount - 1 }, (_, stone) => stone + 1)
      .filter((stone) => randomPercent(stone, index * 7 + Math.round(from)) < jointPercent)
      .map((stone) => from + (stone + (index % 2) / 2) * stoneLength)
      .map((position): FaceLine => [
        [position, levelAt(index)],
        [position, levelAt(index + 1)],
      ]);
    const courseJoint: FaceLine = [
      [from, levelAt(index + 1)],
      [to, levelAt(index + 1)],
    ];
    return index < count - 1 ? [courseJoint, ...verticalJoints] : verticalJoints;
  });
}
