import type { Values } from '@/lib/buildings/building';
import type { MosquePlan } from '@/lib/buildings/models/mosque/mosquePlan';
import { lineOnWall, type WallLine } from '@/lib/buildings/solids/course';
import { loft } from '@/lib/buildings/solids/loft';
import { box } from '@/lib/buildings/solids/shapes';
import type { Solid } from '@/lib/buildings/solids/solid';
import type { Vector } from '@/lib/buildings/solids/vector';

/** Projection of a minaret from the walls, height and thickness of its parapet, in metres: conventional. */
const [PROJECTION, PARAPET_HEIGHT, PARAPET_THICKNESS] = [0.25, 1.1, 0.35] as const;

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
  const halfSide = values('minaret-cote') / 2;
  const height = values('minaret-hauteur');
  const top = height - PARAPET_HEIGHT;
  const faces: readonly WallLine[] = [
    (position, offset) => [cx + position, cz + halfSide + offset],
    (position, offset) => [cx + position, cz - halfSide - offset],
    (position, offset) => [cx - halfSide - offset, cz + position],
    (position, offset) => [cx + halfSide + offset, cz + position],
  ];
  const courseLevels = Array.from({ length: 39 }, (_, index) => ((index + 1) * top) / 40);
  const isStoreyEnd = (index: number): boolean => index % 10 === 9;
  const widthLine = (face: WallLine, y: number): readonly Vector[] =>
    lineOnWall(face, [
      [-halfSide, y],
      [halfSide, y],
    ]);
  const joints = faces.flatMap((face, side) =>
    courseLevels.flatMap((y, index) => {
      const nextLevel = courseLevels[index + 1] ?? top;
      return [-0.5, 0, 0.5]
        .filter((_, column) => (index * 5 + column * 3 + side) % 4 === 0)
        .map((ratio) =>
          lineOnWall(face, [
            [ratio * halfSide + (index % 2) * 0.3, y],
            [ratio * halfSide + (index % 2) * 0.3, nextLevel],
          ]),
        );
    }),
  );
  const squareAt = (distance: number, y: number): readonly Vector[] => [
    [cx - distance, y, cz - distance],
    [cx + distance, y, cz - distance],
    [cx + distance, y, cz + distance],
    [cx - distance, y, cz + distance],
  ];
  const parapetSections = [0, 1, 2, 3].map((corner): readonly Vector[] => {
    const pointAt = (distance: number, y: number): Vector =>
      squareAt(distance, y)[corner] ?? [cx, y, cz];
    return [
      pointAt(halfSide, top),
      pointAt(halfSide, height),
      pointAt(halfSide - PARAPET_THICKNESS, height),
      pointAt(halfSide - PARAPET_THICKNESS, top),
    ];
  });
  return [
    box([cx - halfSide, 0, cz - halfSide], [cx + halfSide, top, cz + halfSide], {
      details: [
        ...faces.flatMap((face) =>
          courseLevels.filter((_, index) => !isStoreyEnd(index)).map((y) => widthLine(face, y)),
        ),
        ...joints,
      ],
      outlines: faces.flatMap((face) =>
        courseLevels.filter((_, index) => isStoreyEnd(index)).map((y) => widthLine(face, y)),
      ),
    }),
    loft(parapetSections, {}, true),
    ...faces.flatMap((face, side) =>
      (side % 2 === 0 ? [0.3, 0.8] : [0.55]).map((ratio) => slit(face, ratio * top, 1.5)),
    ),
  ];
}

/** Builds a window slit, `high` metres high, as a dark panel on a face of the shaft. */
function slit(face: WallLine, bottom: number, height: number): Solid {
  const pointAt = (position: number, y: number, offset: number): Vector => {
    const [x, z] = face(position, offset);
    return [x, y, z];
  };
  const section = (offset: number): readonly Vector[] => [
    pointAt(-0.22, bottom, offset),
    pointAt(0.22, bottom, offset),
    pointAt(0.22, bottom + height, offset),
    pointAt(-0.22, bottom + height, offset),
  ];
  return loft([section(-0.1), section(0.02)], { stroke: 'detail', shade: 0 });
}
