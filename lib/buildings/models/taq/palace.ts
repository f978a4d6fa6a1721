import type { Values } from '@/lib/buildings/building';
import { GAP, type TaqPlan } from '@/lib/buildings/models/taq/plan';
import { anglesOf, barrelVault, vaultCurve } from '@/lib/buildings/models/taq/vault';
import { wallSegment, type WallLine, type Station } from '@/lib/buildings/solids/course';
import { box } from '@/lib/buildings/solids/shapes';
import type { Solid } from '@/lib/buildings/solids/solid';
import type { Vector } from '@/lib/buildings/solids/vector';

/** Thickness of the walls of the side halls, in metres: conventional. */
const HALL_WALL_THICKNESS = 1.6;

/** Side of the paving squares of the court, in metres. */
const PAVING_SIDE = 6;

const lineAcross =
  (z: number): WallLine =>
  (position, offset) => [position, z + offset];

/** Builds the rear wall of the hall, on which the first slices of the vault lean. */
export function backWall(plan: TaqPlan, values: Values): Solid {
  const { depth } = plan;
  const stations = anglesOf(26).map((angle): Station => {
    const [x, y] = vaultCurve(plan).extrados(angle);
    return [x, 0, y];
  });
  return wallSegment(lineAcross(-depth - GAP), [-values('mur-fond'), 0], stations, {
    stroke: 'none',
    shade: 12,
  });
}

/** Builds the vaulted side halls, each with two walls and a rear wall. */
export function halls(
  { outerX, frontHalf, depth, frontDepth }: TaqPlan,
  values: Values,
): readonly Solid[] {
  const count = values('salles');
  const springing = values('salles-naissance');
  const [back, front] = [-depth, -frontDepth - GAP] as const;
  const hallWidth = (frontHalf - outerX - GAP) / count;
  return [-1, 1].flatMap((side) =>
    Array.from({ length: count }, (_, index) => {
      const edges = [
        outerX + GAP + index * hallWidth,
        outerX + GAP + (index + 1) * hallWidth,
      ].map((x) => side * x);
      const [from, to] = [Math.min(...edges), Math.max(...edges)];
      const [centreX, halfSpan] = [(from + to) / 2, hallWidth / 2 - HALL_WALL_THICKNESS];
      const rearStations = anglesOf(12).map((angle): Station => {
        const [x, y] = [halfSpan * Math.cos(angle), halfSpan * Math.sin(angle)];
        return [centreX - x, 0, springing + y];
      });
      const wall = (leftX: number): Solid =>
        box([leftX, 0, back], [leftX + HALL_WALL_THICKNESS, springing, front], {
          stroke: 'detail',
          shade: 20,
        });
      return [
        wall(from),
        wall(to - HALL_WALL_THICKNESS),
        barrelVault([from, to], HALL_WALL_THICKNESS, springing, [back, front]),
        wallSegment(lineAcross(back), [0, HALL_WALL_THICKNESS], rearStations, {
          stroke: 'none',
          shade: 20,
        }),
      ];
    }).flat(),
  );
}

/** Builds the floor of the court, with the outline of the supposed opposite wing. */
export function court({ frontHalf, frontDepth }: TaqPlan, values: Values): Solid {
  const depth = values('cour');
  const start = 1.4;
  const linePositions = (from: number, to: number): readonly number[] =>
    Array.from(
      { length: Math.floor((to - from) / PAVING_SIDE) },
      (_, index) => from + index * PAVING_SIDE,
    );
  const lengthwiseLines = linePositions(-frontHalf + PAVING_SIDE, frontHalf).map(
    (x): readonly Vector[] => [
      [x, 0.01, start],
      [x, 0.01, depth],
    ],
  );
  const crossLines = linePositions(PAVING_SIDE, depth).map((z): readonly Vector[] => [
    [-frontHalf, 0.01, z],
    [frontHalf, 0.01, z],
  ]);
  const oppositeWing: readonly Vector[] = [
    [-frontHalf, 0.015, depth],
    [frontHalf, 0.015, depth],
    [frontHalf, 0.015, depth + frontDepth],
    [-frontHalf, 0.015, depth + frontDepth],
    [-frontHalf, 0.015, depth],
  ];
  return box([-frontHalf, -0.3, start], [frontHalf, 0, depth + frontDepth], {
    stroke: 'none',
    details: [...lengthwiseLines, ...crossLines],
    outlines: [oppositeWing],
  });
}
