import type { Values } from '@/lib/buildings/building';
import { GAP, type TaqPlan } from '@/lib/buildings/models/taq/plan';
import { anglesOf, barrel, vaultCurve } from '@/lib/buildings/models/taq/vault';
import { course, type Line, type Station } from '@/lib/buildings/solids/course';
import { box } from '@/lib/buildings/solids/shapes';
import type { Solid } from '@/lib/buildings/solids/solid';
import type { Vector } from '@/lib/buildings/solids/vector';

/** Thickness of the walls of the side halls, in metres: conventional. */
const THICK = 1.6;

/** Side of the paving squares of the court, in metres. */
const SQUARE = 6;

const acrossAt =
  (z: number): Line =>
  (along, out) => [along, z + out];

/** Builds the rear wall of the hall, on which the first slices of the vault lean. */
export function backWall(plan: TaqPlan, values: Values): Solid {
  const { depth } = plan;
  const stations = anglesOf(26).map((angle): Station => {
    const [x, y] = vaultCurve(plan).outer(angle);
    return [x, 0, y];
  });
  return course(acrossAt(-depth - GAP), [-values('mur-fond'), 0], stations, {
    stroke: 'none',
    shade: 12,
  });
}

/** Builds the vaulted side halls, each with two walls and a rear wall. */
export function halls(
  { outer, reach, depth, thick }: TaqPlan,
  values: Values,
): readonly Solid[] {
  const count = values('salles');
  const springing = values('salles-naissance');
  const [back, front] = [-depth, -thick - GAP] as const;
  const wide = (reach - outer - GAP) / count;
  return [-1, 1].flatMap((side) =>
    Array.from({ length: count }, (_, rank) => {
      const edges = [outer + GAP + rank * wide, outer + GAP + (rank + 1) * wide].map(
        (x) => side * x,
      );
      const [from, to] = [Math.min(...edges), Math.max(...edges)];
      const [middle, half] = [(from + to) / 2, wide / 2 - THICK];
      const closing = anglesOf(12).map((angle): Station => {
        const [x, y] = [half * Math.cos(angle), half * Math.sin(angle)];
        return [middle - x, 0, springing + y];
      });
      const wall = (left: number): Solid =>
        box([left, 0, back], [left + THICK, springing, front], {
          stroke: 'detail',
          shade: 20,
        });
      return [
        wall(from),
        wall(to - THICK),
        barrel([from, to], THICK, springing, [back, front]),
        course(acrossAt(back), [0, THICK], closing, { stroke: 'none', shade: 20 }),
      ];
    }).flat(),
  );
}

/** Builds the floor of the court, with the outline of the supposed opposite wing. */
export function court({ reach, thick }: TaqPlan, values: Values): Solid {
  const depth = values('cour');
  const start = 1.4;
  const lines = (from: number, to: number): readonly number[] =>
    Array.from({ length: Math.floor((to - from) / SQUARE) }, (_, rank) => from + rank * SQUARE);
  const along = lines(-reach + SQUARE, reach).map((x): readonly Vector[] => [
    [x, 0.01, start],
    [x, 0.01, depth],
  ]);
  const across = lines(SQUARE, depth).map((z): readonly Vector[] => [
    [-reach, 0.01, z],
    [reach, 0.01, z],
  ]);
  const twin: readonly Vector[] = [
    [-reach, 0.015, depth],
    [reach, 0.015, depth],
    [reach, 0.015, depth + thick],
    [-reach, 0.015, depth + thick],
    [-reach, 0.015, depth],
  ];
  return box([-reach, -0.3, start], [reach, 0, depth + thick], {
    stroke: 'none',
    details: [...along, ...across],
    outlines: [twin],
  });
}
