import type { Values } from '@/lib/buildings/building';
import {
  openingOf,
  WEST,
  type ChurchPlan,
  type ChurchRoom,
} from '@/lib/buildings/models/qalis/churchPlan';
import { box, bar } from '@/lib/buildings/solids/shapes';
import type { Solid } from '@/lib/buildings/solids/solid';
import type { Vector } from '@/lib/buildings/solids/vector';

/** Thickness of the wooden roof, in metres: conventional. */
const ROOF = 0.45;

/** Width and height of a cross beam and of a long beam of the nave, in metres: conventional. */
const CROSS_BEAM = [0.34, 0.5] as const;
const LONG_BEAM = [0.75, 0.95] as const;

/** Side of the slabs of a floor, in metres: conventional. */
const SLAB = 2.49;

/** Distance of the door’s leaves from the outer face of the wall, and their thickness, in metres: conventional. */
const RECESS = 0.55;
const LEAF = 0.16;

/** Lists evenly spaced positions between two ends, both excluded; the spacing is close to `step`. */
const evenSteps = (from: number, to: number, step: number): readonly number[] => {
  const count = Math.max(1, Math.round((to - from) / step));
  return Array.from(
    { length: count - 1 },
    (_, rank) => from + ((rank + 1) * (to - from)) / count,
  );
};

/** Builds the paved, raised ground of a room. */
function raisedGround({ half, back, front }: ChurchRoom, floor: number): Solid {
  const level = floor + 0.012;
  return box([-half, 0, back], [half, floor, front], {
    stroke: 'none',
    shade: 22,
    details: [
      ...evenSteps(-half, half, SLAB).map((x): readonly Vector[] => [
        [x, level, back],
        [x, level, front],
      ]),
      ...evenSteps(back, front, SLAB).map((z): readonly Vector[] => [
        [-half, level, z],
        [half, level, z],
      ]),
    ],
  });
}

/** Builds the raised ground under the three rooms. */
export const churchGround = ({ nave, iwan, dome, floor }: ChurchPlan): readonly Solid[] =>
  [nave, iwan, dome].map((room) => raisedGround(room, floor));

/** Builds the marble stairs in front of the door: a landing, the steps, and a low wall on each side. */
export function churchStairs(plan: ChurchPlan, values: Values): readonly Solid[] {
  const { floor, square } = plan;
  const foot = square + 0.02;
  const half = values('escalier-largeur') / 2;
  const count = values('marches');
  const landing = foot + half;
  const rise = floor / (count + 1);
  const tread = 1.55 * rise;
  const end = landing + count * tread;
  const steps = Array.from({ length: count }, (_, rank) =>
    box(
      [-half, 0, landing + rank * tread],
      [half, floor - (rank + 1) * rise, landing + (rank + 1) * tread],
      { stroke: 'detail', shade: 26 },
    ),
  );
  const wide = 0.7;
  const cheek = (side: 1 | -1): Solid => {
    const [a, b] = [side * (half + 0.001), side * (half + wide)];
    return bar(
      [
        [foot, floor + 0.9],
        [landing, floor + 0.9],
        [end - tread, 1],
        [end + 0.6, 1],
      ],
      [
        [foot, 0],
        [landing, 0],
        [end - tread, 0],
        [end + 0.6, 0],
      ],
      [Math.min(a, b), Math.max(a, b)],
      { stroke: 'outline', shade: 24 },
    );
  };
  return [
    box([-half, 0, foot], [half, floor, landing], { stroke: 'detail', shade: 26 }),
    ...steps,
    cheek(1),
    cheek(-1),
  ];
}

/** Builds the two closed leaves of the bronze door, with their panels. */
export function bronzeDoor(plan: ChurchPlan, values: Values): readonly Solid[] {
  const opening = openingOf(plan, values, WEST);
  if (!opening) throw new RangeError('The church has a door.');
  const { half, low, high } = opening;
  const z = plan.square - RECESS;
  const rows = 6;
  const panelHeight = (high - low) / rows;
  return ([-1, 1] as const).flatMap((side) => {
    const [from, to] = side < 0 ? [-half, -0.01] : [0.01, half];
    const panels = Array.from({ length: rows }, (_, rank) =>
      box(
        [from + 0.14, low + rank * panelHeight + 0.12, z + 0.001],
        [to - 0.14, low + (rank + 1) * panelHeight - 0.12, z + 0.06],
        { stroke: 'detail', shade: 6 },
      ),
    );
    return [
      box([from, low, z - LEAF], [to, high, z], { stroke: 'outline', shade: 0 }),
      ...panels,
    ];
  });
}

/** Builds the woodwork of the nave: the roof, the cross beams, the two long beams, the panels along the walls. */
export function naveWood({ nave, ceiling }: ChurchPlan, values: Values): readonly Solid[] {
  const { half, back, front } = nave;
  const low = ceiling - ROOF;
  const [wide, high] = CROSS_BEAM;
  const [thick, deep] = LONG_BEAM;
  const middle = (back + front) / 2;
  const reach = values('poutre') / 2;
  const beamFoot = low - high;
  const crossBeams = evenSteps(back, front, 1.99).map((z) =>
    box([-half, beamFoot, z - wide / 2], [half, low, z + wide / 2], {
      stroke: 'detail',
      shade: 10,
    }),
  );
  const longBeams = [-1, 1].map((side) => {
    const x = (side * half) / 3;
    return box(
      [x - thick / 2, beamFoot - deep, middle - reach],
      [x + thick / 2, beamFoot - 0.001, middle + reach],
      { stroke: 'outline', shade: 4 },
    );
  });
  const panels = ([-1, 1] as const).flatMap((side) =>
    [0, 1, 2].map((row) => {
      const [top, foot] = [beamFoot - 0.2 - row * 1.6, beamFoot - 1.7 - row * 1.6];
      const [a, b] = [side * half, side * (half - 0.12)];
      const face = b - side * 0.012;
      return box([Math.min(a, b), foot, back], [Math.max(a, b), top, front], {
        ...{ stroke: 'detail', shade: 18 - 4 * row },
        details: [...evenSteps(back, front, 1.328)].map((z): readonly Vector[] => [
          [face, foot, z],
          [face, top, z],
        ]),
      });
    }),
  );
  return [
    box([-half, low, back], [half, ceiling, front], {
      stroke: 'none',
      shade: 16,
      details: evenSteps(back, front, 1.99).map((z): readonly Vector[] => [
        [-half, ceiling + 0.012, z],
        [half, ceiling + 0.012, z],
      ]),
    }),
    ...crossBeams,
    ...longBeams,
    ...panels,
  ];
}
