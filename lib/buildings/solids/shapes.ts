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

type Plane = readonly [z: number, y: number];

/**
 * Builds a bar along x from its profile: `upper` and `lower` give its top and its bottom, from the smallest z
 * to the largest, at the same values of z.
 * @throws RangeError when the two have different numbers of points.
 */
export function bar(
  upper: readonly Plane[],
  lower: readonly Plane[],
  [from, to]: readonly [number, number],
  look: Look = {},
): Solid {
  if (upper.length !== lower.length || upper.length < 2)
    throw new RangeError('A bar has as many points above as below.');
  const count = upper.length;
  const side = (x: number): Vector[] => [...upper, ...lower].map(([z, y]): Vector => [x, y, z]);
  const next = Array.from({ length: count - 1 }, (_, rank) => rank);
  const [top, bottom] = [0, count];
  const far = 2 * count;
  const end = count - 1;
  return {
    points: [...side(from), ...side(to)],
    faces: [
      ...next.map((rank) => [top + rank, top + rank + 1, far + rank + 1, far + rank]),
      ...next.map((rank) => [
        bottom + rank + 1,
        bottom + rank,
        far + bottom + rank,
        far + bottom + rank + 1,
      ]),
      ...next.map((rank) => [top + rank + 1, top + rank, bottom + rank, bottom + rank + 1]),
      ...next.map((rank) => [
        far + rank,
        far + rank + 1,
        far + bottom + rank + 1,
        far + bottom + rank,
      ]),
      [top, far, far + bottom, bottom],
      [far + end, top + end, bottom + end, far + bottom + end],
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
  const at = (column: number, row: number): number => row * columns + column;
  const cells = zs
    .slice(1)
    .flatMap((_, row) => xs.slice(1).map((__, column) => [column, row] as const));
  /** Triangulates each cell of the top, counter-clockwise from above. */
  const sheet = cells.flatMap(([column, row]) => {
    const [a, b] = [at(column, row), at(column, row + 1)];
    const [c, d] = [at(column + 1, row + 1), at(column + 1, row)];
    return [
      [a, b, c],
      [a, c, d],
    ];
  });
  /** Indices of the rim, counter-clockwise from above. */
  const rim = [
    ...zs.slice(1).map((_, row) => at(0, row)),
    ...xs.slice(1).map((_, column) => at(column, zs.length - 1)),
    ...zs.slice(1).map((_, row) => at(columns - 1, zs.length - 1 - row)),
    ...xs.slice(1).map((_, column) => at(columns - 1 - column, 0)),
  ];
  const above = surface(top);
  const under = above.length;
  /** Index under each vertex of the rim, and the faces that close the body below. */
  const [below, points, floor] = bottom
    ? [
        rim.map((rank) => under + rank),
        surface(bottom),
        sheet.map((face) => face.map((rank) => under + rank).toReversed()),
      ]
    : flatFloor(
        rim.map((rank): Vector => {
          const [x, , z] = above[rank] ?? [0, 0, 0];
          return [x, foot, z];
        }),
        under,
      );
  const sides = rim.map((from, rank) => {
    const next = (rank + 1) % rim.length;
    return [from, below[rank] ?? 0, below[next] ?? 0, rim[next] ?? from];
  });
  return { points: [...above, ...points], faces: [...sheet, ...sides, ...floor], ...look };
}

/** Closes a body below by a fan around the middle of its rim; `first` is the index of the first added vertex. */
function flatFloor(
  rim: readonly Vector[],
  first: number,
): readonly [ranks: number[], points: Vector[], faces: number[][]] {
  const mean = (axis: 0 | 1 | 2): number =>
    rim.reduce((sum, point) => sum + point[axis], 0) / rim.length;
  const ranks = rim.map((_, rank) => first + rank);
  const middle = first + rim.length;
  const faces = ranks.map((from, rank) => [
    ranks[(rank + 1) % ranks.length] ?? from,
    from,
    middle,
  ]);
  return [ranks, [...rim, [mean(0), mean(1), mean(2)]], faces];
}

/**
 * Builds a star-shaped body around a centre: `reach` gives its radius in each direction, `rings` and `sectors` the
 * grid.
 */
export function boulder(
  centre: Vector,
  reach: (direction: Vector) => Vector,
  { rings, sectors }: { readonly rings: number; readonly sectors: number },
  look: Look = {},
): Solid {
  const [cx, cy, cz] = centre;
  const place = (direction: Vector): Vector => {
    const [x, y, z] = reach(direction);
    return [cx + x, cy + y, cz + z];
  };
  const points: Vector[] = [place([0, 1, 0])];
  for (let ring = 1; ring < rings; ring += 1)
    for (let sector = 0; sector < sectors; sector += 1) {
      const down = (Math.PI * ring) / rings;
      const around = (2 * Math.PI * sector) / sectors;
      points.push(
        place([
          Math.sin(down) * Math.cos(around),
          Math.cos(down),
          Math.sin(down) * Math.sin(around),
        ]),
      );
    }
  const foot = points.push(place([0, -1, 0])) - 1;
  const at = (ring: number, sector: number): number =>
    1 + (ring - 1) * sectors + (sector % sectors);
  const faces: number[][] = [];
  for (let sector = 0; sector < sectors; sector += 1) {
    faces.push([0, at(1, sector + 1), at(1, sector)]);
    faces.push([foot, at(rings - 1, sector), at(rings - 1, sector + 1)]);
    for (let ring = 1; ring < rings - 1; ring += 1) {
      const [a, b, c, d] = [
        at(ring, sector),
        at(ring, sector + 1),
        at(ring + 1, sector + 1),
        at(ring + 1, sector),
      ];
      faces.push([a, b, c], [a, c, d]);
    }
  }
  return { points, faces, ...look };
}
