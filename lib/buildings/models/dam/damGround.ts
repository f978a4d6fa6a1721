import { relief } from '@/lib/buildings/solids/shapes';
import type { Solid } from '@/lib/buildings/solids/solid';
import type { Vector } from '@/lib/buildings/solids/vector';

/** Half of the size of the ground, along the wall and across it, and its foot, in metres. All conventional. */
const GROUND = { along: 48, across: 27, foot: -3.5 } as const;

/** Measures of the wall and of the spillway for which the relief leaves room, in metres. */
export interface DamSite {
  /** x of the right end of the wall: half of its length. */
  readonly endX: number;
  readonly height: number;
  /** Spillway: its two sides, as positions along the wall, and its sill. */
  readonly spillway: readonly [from: number, to: number];
  readonly sill: number;
  readonly waterLevel: number;
}

const smoothstep = (from: number, to: number, value: number): number => {
  const ratio = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return ratio * ratio * (3 - 2 * ratio);
};

/** Computes the roughness of the rock, in metres: a sum of waves of different lengths. */
const unevenness = (x: number, z: number): number =>
  0.36 * Math.sin(0.31 * x + 0.19 * z) +
  0.24 * Math.sin(0.53 * x - 0.41 * z + 1.7) +
  0.12 * Math.sin(0.97 * x + 1.1 * z + 0.4);

/** Computes the level of the spillway's floor at z, in metres; the floor slopes down below the wall. */
export const spillwayFloor = (sill: number, z: number): number =>
  sill - 0.9 * smoothstep(2, 6, z) - 4.6 * smoothstep(6, 26, z);

/** Computes the height of the ground at a point of the plan, in metres. */
export function groundAt(site: DamSite, x: number, z: number): number {
  const { endX, height, spillway, sill } = site;
  const valleyDistance = Math.abs(x) - 9 * smoothstep(4, 22, -z) + 2 * Math.sin(0.09 * z);
  const bankRatio = smoothstep(9, endX + 1, valleyDistance);
  const slopeRatio = smoothstep(endX - 2, endX + 16, valleyDistance);
  const downstreamRatio = 1 - 0.34 * smoothstep(3, 24, z);
  const naturalLevel =
    (bankRatio * (height + 0.5) + slopeRatio * 3.4) * downstreamRatio +
    unevenness(x, z) * (0.35 + bankRatio) * (0.4 + 0.6 * smoothstep(0, 3, Math.abs(z)));
  const [from, to] = spillway;
  const isCut = x > from - 0.03 && x < to + 0.03 && z > -14;
  const level = isCut
    ? Math.min(naturalLevel, spillwayFloor(sill, z) - 0.25)
    : Math.max(naturalLevel, -0.6);
  return Math.round(level * 50) / 50;
}

/** Lists the grid lines of a plan: at an even step, and at the required positions. */
function gridLines(
  half: number,
  step: number,
  requiredPositions: readonly number[],
): readonly number[] {
  const count = Math.round((2 * half) / step);
  const even = Array.from(
    { length: count + 1 },
    (_, index) => -half + (index * 2 * half) / count,
  );
  return [
    ...even.filter((position) =>
      requiredPositions.every((required) => Math.abs(position - required) > 0.3),
    ),
    ...requiredPositions,
  ].toSorted((a, b) => a - b);
}

/** Builds the two banks and the bed of the wâdî as one body with vertical sides. */
export function damBanks(site: DamSite): Solid {
  const [from, to] = site.spillway;
  const gap = 0.04;
  const xs = gridLines(GROUND.along, 2, [from - gap, from, to, to + gap]);
  const zs = gridLines(GROUND.across, 2, [-14 - gap, -14]);
  const top = (x: number, z: number): number => groundAt(site, x, z);
  const solid = relief({ xs, zs, top, foot: GROUND.foot }, { stroke: 'none', isSmooth: true });
  return {
    ...solid,
    details: contours(solid.points, xs.length, zs.length),
    outlines: rims(xs, zs, top),
  };
}

/** Builds the water behind the wall as a flat body, which the banks hide where they are higher. */
export function damWater(site: DamSite, back: number): Solid {
  const xs = gridLines(GROUND.along + 0.02, 3.2, []);
  const zs = Array.from({ length: 13 }, (_, index) => {
    const start = -GROUND.across - 0.02;
    return start + ((back + 0.02 - start) * index) / 12;
  });
  return relief(
    {
      xs,
      zs,
      top: () => site.waterLevel,
      bottom: (x, z) => Math.min(site.waterLevel - 0.05, groundAt(site, x, z) - 0.3),
    },
    { stroke: 'none' },
  );
}

/** Lists the edges of the block of ground: along its top, along its foot, and at its four corners. */
function rims(
  xs: readonly number[],
  zs: readonly number[],
  top: (x: number, z: number) => number,
): readonly (readonly Vector[])[] {
  const { along, across, foot } = GROUND;
  const outlineAt = (height: (x: number, z: number) => number): readonly Vector[] =>
    [
      ...xs.map((x) => [x, across] as const),
      ...zs.toReversed().map((z) => [along, z] as const),
      ...xs.toReversed().map((x) => [x, -across] as const),
      ...zs.map((z) => [-along, z] as const),
    ].map(([x, z]): Vector => [x, height(x, z), z]);
  const corners = [-1, 1].flatMap((side) =>
    [-1, 1].map((end) => [side * along, end * across] as const),
  );
  return [
    outlineAt(top),
    [
      [-along, foot, across],
      [along, foot, across],
      [along, foot, -across],
      [-along, foot, -across],
      [-along, foot, across],
    ],
    ...corners.map(([x, z]): readonly Vector[] => [
      [x, top(x, z), z],
      [x, foot, z],
    ]),
  ];
}

/** Computes contour lines of a grid of heights, one per metre. */
function contours(
  points: readonly Vector[],
  columns: number,
  rows: number,
): readonly (readonly Vector[])[] {
  const segments: (readonly Vector[])[] = [];
  const pointAt = (column: number, row: number): Vector =>
    points[row * columns + column] ?? [0, 0, 0];
  for (let row = 0; row < rows - 1; row += 1)
    for (let column = 0; column < columns - 1; column += 1) {
      const corners = [
        pointAt(column, row),
        pointAt(column, row + 1),
        pointAt(column + 1, row + 1),
        pointAt(column + 1, row),
      ] as const;
      const [a, b, c, d] = corners;
      const heights = corners.map(([, y]) => y);
      for (
        let level = Math.ceil(Math.min(...heights));
        level < Math.max(...heights);
        level += 1
      )
        segments.push(...contourSegment([a, b, c], level), ...contourSegment([a, c, d], level));
    }
  return segments;
}

/** Rounds a length to millimetres, so that adjacent lines share their end. */
const inMillimetres = (metres: number): number => Math.round(metres * 1000) / 1000;

/** Intersects a triangle with a level: a list of one segment, two centimetres above the face, or an empty list. */
function contourSegment(
  triangle: readonly [Vector, Vector, Vector],
  level: number,
): readonly (readonly Vector[])[] {
  const ends = triangle.flatMap((from, index): Vector[] => {
    const to = triangle[(index + 1) % 3] ?? from;
    if (from[1] < level === to[1] < level) return [];
    const ratio = (level - from[1]) / (to[1] - from[1]);
    return [
      [
        inMillimetres(from[0] + ratio * (to[0] - from[0])),
        level + 0.02,
        inMillimetres(from[2] + ratio * (to[2] - from[2])),
      ],
    ];
  });
  return ends.length === 2 ? [ends] : [];
}
