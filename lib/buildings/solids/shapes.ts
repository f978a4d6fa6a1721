import type { Solid } from '@/lib/buildings/solids/solid';
import type { Vector } from '@/lib/buildings/solids/vector';

export type Look = Pick<Solid, 'shade' | 'stroke' | 'outlines' | 'details' | 'isSmooth'>;

/** Builds a box from its lowest corner to its highest. */
export const box = ([x0, y0, z0]: Vector, [x1, y1, z1]: Vector, look: Look = {}): Solid => ({
  points: [
    [x0, y0, z0],
    [x1, y0, z0],
    [x1, y0, z1],
    [x0, y0, z1],
    [x0, y1, z0],
    [x1, y1, z0],
    [x1, y1, z1],
    [x0, y1, z1],
  ],
  faces: [
    [0, 1, 2, 3],
    [4, 7, 6, 5],
    [3, 2, 6, 7],
    [1, 0, 4, 5],
    [2, 1, 5, 6],
    [0, 3, 7, 4],
  ],
  ...look,
});

type ProfilePoint = readonly [z: number, y: number];

/**
 * Builds a bar along x from its profile: `upper` and `lower` give its top and its bottom, from the smallest z
 * to the largest, at the same values of z.
 * @throws RangeError when `upper` and `lower` have different numbers of points.
 */
export function bar(
  upper: readonly ProfilePoint[],
  lower: readonly ProfilePoint[],
  [from, to]: readonly [number, number],
  look: Look = {},
): Solid {
  if (upper.length !== lower.length || upper.length < 2)
    throw new RangeError('A bar has as many points above as below.');
  const count = upper.length;
  const endPoints = (x: number): Vector[] =>
    [...upper, ...lower].map(([z, y]): Vector => [x, y, z]);
  const segmentIndices = Array.from({ length: count - 1 }, (_, index) => index);
  const [upperStart, lowerStart] = [0, count];
  const endOffset = 2 * count;
  const lastIndex = count - 1;
  return {
    points: [...endPoints(from), ...endPoints(to)],
    faces: [
      ...segmentIndices.map((index) => [
        upperStart + index,
        upperStart + index + 1,
        endOffset + index + 1,
        endOffset + index,
      ]),
      ...segmentIndices.map((index) => [
        lowerStart + index + 1,
        lowerStart + index,
        endOffset + lowerStart + index,
        endOffset + lowerStart + index + 1,
      ]),
      ...segmentIndices.map((index) => [
        upperStart + index + 1,
        upperStart + index,
        lowerStart + index,
        lowerStart + index + 1,
      ]),
      ...segmentIndices.map((index) => [
        endOffset + index,
        endOffset + index + 1,
        endOffset + lowerStart + index + 1,
        endOffset + lowerStart + index,
      ]),
      [upperStart, endOffset, endOffset + lowerStart, lowerStart],
      [
        endOffset + lastIndex,
        upperStart + lastIndex,
        lowerStart + lastIndex,
        endOffset + lowerStart + lastIndex,
      ],
    ],
    ...look,
  };
}

/** Height field over a grid of the plan: the top and the bottom of a body at each crossing of the lines. */
interface Relief {
  /** Positions of the grid lines, increasing, in metres. */
  readonly xs: readonly number[];
  readonly zs: readonly number[];
  readonly top: (x: number, z: number) => number;
  /** Heights of the bottom; absent for a flat bottom at `foot`. */
  readonly bottom?: (x: number, z: number) => number;
  readonly foot?: number;
}

/** Builds a body between two height fields over a rectangle; the top must stay above the bottom. */
export function relief({ xs, zs, top, bottom, foot = 0 }: Relief, look: Look = {}): Solid {
  const columns = xs.length;
  const surface = (height: Relief['top']): Vector[] =>
    zs.flatMap((z) => xs.map((x): Vector => [x, height(x, z), z]));
  const vertexIndex = (column: number, row: number): number => row * columns + column;
  const cells = zs
    .slice(1)
    .flatMap((_, row) => xs.slice(1).map((__, column) => [column, row] as const));
  /** Triangulates each cell of the top, counter-clockwise from above. */
  const topFaces = cells.flatMap(([column, row]) => {
    const [a, b] = [vertexIndex(column, row), vertexIndex(column, row + 1)];
    const [c, d] = [vertexIndex(column + 1, row + 1), vertexIndex(column + 1, row)];
    return [
      [a, b, c],
      [a, c, d],
    ];
  });
  /** Indices of the rim, counter-clockwise from above. */
  const rim = [
    ...zs.slice(1).map((_, row) => vertexIndex(0, row)),
    ...xs.slice(1).map((_, column) => vertexIndex(column, zs.length - 1)),
    ...zs.slice(1).map((_, row) => vertexIndex(columns - 1, zs.length - 1 - row)),
    ...xs.slice(1).map((_, column) => vertexIndex(columns - 1 - column, 0)),
  ];
  const topPoints = surface(top);
  const topCount = topPoints.length;
  /** Index under each vertex of the rim, and the faces that close the body below. */
  const [lowerRim, lowerPoints, lowerFaces] = bottom
    ? [
        rim.map((index) => topCount + index),
        surface(bottom),
        topFaces.map((face) => face.map((index) => topCount + index).toReversed()),
      ]
    : flatBottom(
        rim.map((index): Vector => {
          const [x, , z] = topPoints[index] ?? [0, 0, 0];
          return [x, foot, z];
        }),
        topCount,
      );
  const sides = rim.map((from, index) => {
    const nextIndex = (index + 1) % rim.length;
    return [from, lowerRim[index] ?? 0, lowerRim[nextIndex] ?? 0, rim[nextIndex] ?? from];
  });
  return {
    points: [...topPoints, ...lowerPoints],
    faces: [...topFaces, ...sides, ...lowerFaces],
    ...look,
  };
}

/** Closes a body below by a fan around the middle of its rim; `first` is the index of the first added vertex. */
function flatBottom(
  rim: readonly Vector[],
  firstIndex: number,
): readonly [indices: number[], points: Vector[], faces: number[][]] {
  const meanOf = (axis: 0 | 1 | 2): number =>
    rim.reduce((sum, point) => sum + point[axis], 0) / rim.length;
  const indices = rim.map((_, index) => firstIndex + index);
  const centreIndex = firstIndex + rim.length;
  const faces = indices.map((from, index) => [
    indices[(index + 1) % indices.length] ?? from,
    from,
    centreIndex,
  ]);
  return [indices, [...rim, [meanOf(0), meanOf(1), meanOf(2)]], faces];
}

/**
 * Builds a star-shaped body around a centre, on a grid of `rings` and `sectors`.
 * @param surfacePoint maps a unit direction to the point of the surface, relative to the centre
 */
export function boulder(
  centre: Vector,
  surfacePoint: (direction: Vector) => Vector,
  { rings, sectors }: { readonly rings: number; readonly sectors: number },
  look: Look = {},
): Solid {
  const [cx, cy, cz] = centre;
  const pointTowards = (direction: Vector): Vector => {
    const [x, y, z] = surfacePoint(direction);
    return [cx + x, cy + y, cz + z];
  };
  const points: Vector[] = [pointTowards([0, 1, 0])];
  for (let ring = 1; ring < rings; ring += 1)
    for (let sector = 0; sector < sectors; sector += 1) {
      const polarAngle = (Math.PI * ring) / rings;
      const azimuth = (2 * Math.PI * sector) / sectors;
      points.push(
        pointTowards([
          Math.sin(polarAngle) * Math.cos(azimuth),
          Math.cos(polarAngle),
          Math.sin(polarAngle) * Math.sin(azimuth),
        ]),
      );
    }
  const bottomPole = points.push(pointTowards([0, -1, 0])) - 1;
  const vertexIndex = (ring: number, sector: number): number =>
    1 + (ring - 1) * sectors + (sector % sectors);
  const faces: number[][] = [];
  for (let sector = 0; sector < sectors; sector += 1) {
    faces.push([0, vertexIndex(1, sector + 1), vertexIndex(1, sector)]);
    faces.push([
      bottomPole,
      vertexIndex(rings - 1, sector),
      vertexIndex(rings - 1, sector + 1),
    ]);
    for (let ring = 1; ring < rings - 1; ring += 1) {
      const [a, b, c, d] = [
        vertexIndex(ring, sector),
        vertexIndex(ring, sector + 1),
        vertexIndex(ring + 1, sector + 1),
        vertexIndex(ring + 1, sector),
      ];
      faces.push([a, b, c], [a, c, d]);
    }
  }
  return { points, faces, ...look };
}
