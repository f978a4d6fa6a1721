import type { Values } from '@/lib/buildings/building';
import { CORNER_HEIGHT } from '@/lib/buildings/models/mosque/masonry';
import {
  endsOf,
  SIDES,
  type MosquePlan,
  type Side,
} from '@/lib/buildings/models/mosque/mosquePlan';
import { wallSegment, lineOnWall, type WallLine } from '@/lib/buildings/solids/course';
import { prism } from '@/lib/buildings/solids/loft';
import type { Look } from '@/lib/buildings/solids/shapes';
import type { Solid } from '@/lib/buildings/solids/solid';

/** Opening of a wall, in metres: its two sides, as positions along the wall, and its height. */
export interface Opening {
  readonly side: Side;
  readonly from: number;
  readonly to: number;
  readonly height: number;
  /** True for a niche in the inner face, which does not reach the outer face. */
  readonly isBlind?: boolean;
}

/** Builds a vertical slab along a wall. */
export const slabOn = (
  line: WallLine,
  [from, to]: readonly [number, number],
  faces: readonly [inner: number, outer: number],
  [bottom, top]: readonly [number, number],
  look: Look = {},
): Solid =>
  wallSegment(
    line,
    faces,
    [
      [from, bottom, top],
      [to, bottom, top],
    ],
    look,
  );

/** Positions of a single door and of a pair of doors in each wall, as ratios of the wall’s length: conventional. */
const DOOR_RATIOS: Readonly<Record<Side, readonly [single: number, pair: readonly number[]]>> =
  {
    south: [0.5, [0.3, 0.7]],
    north: [0.5, [0.24, 0.76]],
    west: [0.62, [0.32, 0.62]],
    east: [0.5, [0.35, 0.75]],
  };

/**
 * Distributes doors among three walls in turn: the wall opposite to the qibla, the west wall, the east wall.
 * @param count number of doors, 6 at most
 * @param backWall wall opposite to the qibla
 * @param eastEnd z of the north end of the rooms against the east wall, which limits the doors of this wall
 */
export function doorsOf(
  plan: MosquePlan,
  values: Values,
  [count, backWall]: readonly [number, 'south' | 'north'],
  eastEnd = endsOf(plan, 'east')[1],
): readonly Opening[] {
  const walls = [backWall, 'west', 'east'] as const;
  const halfWidth = values('largeur-porte') / 2;
  return Array.from({ length: count }, (_, index): Opening => {
    const side = walls[index % walls.length] ?? backWall;
    const [single, pair] = DOOR_RATIOS[side];
    const doorRatios = count > walls.length ? pair : [single];
    const [from, to] = endsOf(plan, side);
    const doorRatio = doorRatios[Math.floor(index / walls.length)] ?? 0.15;
    const middle = from + doorRatio * ((side === 'east' ? eastEnd : to) - from);
    return {
      side,
      from: middle - halfWidth,
      to: middle + halfWidth,
      height: values('porte-hauteur'),
    };
  });
}

/** Width of the frame of a door, in metres: conventional. */
const JAMB = 0.14;

/** Builds the frame of a door, and its leaf of planks, half open inwards. */
export function doorOf(
  line: WallLine,
  { from, to, height }: Opening,
  thickness: number,
): readonly Solid[] {
  const look = { stroke: 'detail', shade: 10 } as const;
  const faces = [-thickness - 0.04, 0.04] as const;
  const [start, end] = [from + JAMB, to - JAMB];
  const length = end - start;
  const leafPoint = (position: number, depth: number): readonly [number, number] =>
    line(start + 0.45 * position - 0.9 * depth, -thickness - 0.9 * position - 0.45 * depth);
  const top = height - JAMB - 0.02;
  const planks = [0.25, 0.5, 0.75].flatMap((ratio) =>
    [-0.055, 0.055].map((side) => {
      const [x, z] = leafPoint(ratio * length, side);
      return [
        [x, 0.06, z],
        [x, top, z],
      ] as const;
    }),
  );
  return [
    slabOn(line, [from, start], faces, [0, height], look),
    slabOn(line, [end, to], faces, [0, height], look),
    slabOn(line, [start, end], faces, [height - JAMB, height], look),
    prism(
      [
        leafPoint(0, -0.04),
        leafPoint(length, -0.04),
        leafPoint(length, 0.04),
        leafPoint(0, 0.04),
      ],
      0.05,
      top,
      { ...look, shade: 16, details: planks },
    ),
  ];
}

/**
 * Builds the haircloth curtain of an opening.
 * @param length length of the curtain, in metres
 */
export const curtainOf = (
  line: WallLine,
  { from, to, height }: Opening,
  length: number,
): Solid =>
  slabOn(
    line,
    [from + 0.02, to - 0.02],
    [-0.16, -0.1],
    [height - 0.02 - length, height - 0.02],
    {
      stroke: 'detail',
      details: [0.2, 0.4, 0.6, 0.8].map((ratio) =>
        lineOnWall(
          line,
          [
            [from + ratio * (to - from), height - 0.05 - length * 0.96],
            [from + ratio * (to - from), height - 0.05],
          ],
          -0.085,
        ),
      ),
    },
  );

/** Section of a wall between two openings, and heights of the strong lines at its ends (see `Bond.edges`). */
interface Span {
  readonly span: readonly [from: number, to: number];
  readonly edges: readonly [number, number];
}

/** Returns the height of the strong lines beside an opening: 0 beside a niche, undefined without an opening. */
const edgeHeight = (opening: Opening | null | undefined): number | undefined =>
  opening?.isBlind ? 0 : opening?.height;

/** Lists the sections of a wall between its openings. */
export function spansOf(
  plan: MosquePlan,
  side: Side,
  openings: readonly Opening[],
): readonly Span[] {
  const [start, end] = endsOf(plan, side);
  const cornerHeight = side === 'south' || side === 'north' ? CORNER_HEIGHT : 0;
  const sideOpenings = openings
    .filter((opening) => opening.side === side)
    .toSorted((a, b) => a.from - b.from);
  return [...sideOpenings, null].map((nextOpening, index): Span => {
    const previous = sideOpenings[index - 1];
    return {
      span: [previous?.to ?? start, nextOpening?.from ?? end],
      edges: [edgeHeight(previous) ?? cornerHeight, edgeHeight(nextOpening) ?? cornerHeight],
    };
  });
}

/** Builds the walls of the four sides, by a function that builds the wall of one side. */
export const fourWalls = (build: (side: Side) => readonly Solid[]): readonly Solid[] =>
  SIDES.flatMap(build);
