import type { Values } from '@/lib/buildings/building';
import type { MosquePlan } from '@/lib/buildings/models/mosque/mosquePlan';
import { drawnOn, type Line } from '@/lib/buildings/solids/course';
import { loft } from '@/lib/buildings/solids/loft';
import { box } from '@/lib/buildings/solids/shapes';
import type { Solid } from '@/lib/buildings/solids/solid';
import type { Vector } from '@/lib/buildings/solids/vector';

/** Projection of a minaret from the walls, height and thickness of its parapet, in metres: conventional. */
const [PROJECTION, PARAPET, THIN] = [0.25, 1.1, 0.35] as const;

/** Corners of the mosque, as signs of x and z: south-west, south-east, north-west, north-east. */
const CORNERS = [
  [-1, 1],
  [1, 1],
  [-1, -1],
  [1, -1],
] as const;

/** Returns the centres of the minarets in the plan, one at each corner. */
export const minaretSpots = (
  { north, south, westAt, eastAt }: MosquePlan,
  values: Values,
): readonly (readonly [x: number, z: number])[] => {
  const distance = values('minaret-cote') / 2 - PROJECTION;
  return CORNERS.slice(0, values('minarets')).map(([xSign, zSign]) => {
    const z = zSign > 0 ? south - distance : north + distance;
    return [xSign > 0 ? eastAt(z) - distance : westAt(z) + distance, z];
  });
};

/** Builds the minarets: square shafts in four storeys of courses, with window slits, under a parapet. */
export const minarets = (plan: MosquePlan, values: Values): readonly Solid[] =>
  minaretSpots(plan, values).flatMap((centre) => minaret(centre, values));

function minaret([cx, cz]: readonly [number, number], values: Values): readonly Solid[] {
  const half = values('minaret-cote') / 2;
  const high = values('minaret-hauteur');
  const top = high - PARAPET;
  const faces: readonly Line[] = [
    (along, out) => [cx + along, cz + half + out],
    (along, out) => [cx + along, cz - half - out],
    (along, out) => [cx - half - out, cz + along],
    (along, out) => [cx + half + out, cz + along],
  ];
  const courses = Array.from({ length: 39 }, (_, rank) => ((rank + 1) * top) / 40);
  const endsStorey = (rank: number): boolean => rank % 10 === 9;
  const widthLine = (face: Line, y: number): readonly Vector[] =>
    drawnOn(face, [
      [-half, y],
      [half, y],
    ]);
  const joints = faces.flatMap((face, side) =>
    courses.flatMap((y, rank) => {
      const next = courses[rank + 1] ?? top;
      return [-0.5, 0, 0.5]
        .filter((_, column) => (rank * 5 + column * 3 + side) % 4 === 0)
        .map((ratio) =>
          drawnOn(face, [
            [ratio * half + (rank % 2) * 0.3, y],
            [ratio * half + (rank % 2) * 0.3, next],
          ]),
        );
    }),
  );
  const square = (reach: number, y: number): readonly Vector[] => [
    [cx - reach, y, cz - reach],
    [cx + reach, y, cz - reach],
    [cx + reach, y, cz + reach],
    [cx - reach, y, cz + reach],
  ];
  const ring = [0, 1, 2, 3].map((corner): readonly Vector[] => {
    const pointAt = (reach: number, y: number): Vector =>
      square(reach, y)[corner] ?? [cx, y, cz];
    return [
      pointAt(half, top),
      pointAt(half, high),
      pointAt(half - THIN, high),
      pointAt(half - THIN, top),
    ];
  });
  return [
    box([cx - half, 0, cz - half], [cx + half, top, cz + half], {
      details: [
        ...faces.flatMap((face) =>
          courses.filter((_, rank) => !endsStorey(rank)).map((y) => widthLine(face, y)),
        ),
        ...joints,
      ],
      outlines: faces.flatMap((face) =>
        courses.filter((_, rank) => endsStorey(rank)).map((y) => widthLine(face, y)),
      ),
    }),
    loft(ring, {}, true),
    ...faces.flatMap((face, side) =>
      (side % 2 === 0 ? [0.3, 0.8] : [0.55]).map((ratio) => slit(face, ratio * top, 1.5)),
    ),
  ];
}

/** Builds a window slit, `high` metres high, as a dark panel on a face of the shaft. */
function slit(face: Line, low: number, high: number): Solid {
  const pointAt = (along: number, y: number, out: number): Vector => {
    const [x, z] = face(along, out);
    return [x, y, z];
  };
  const section = (out: number): readonly Vector[] => [
    pointAt(-0.22, low, out),
    pointAt(0.22, low, out),
    pointAt(0.22, low + high, out),
    pointAt(-0.22, low + high, out),
  ];
  return loft([section(-0.1), section(0.02)], { stroke: 'detail', shade: 0 });
}
