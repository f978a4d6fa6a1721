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
const ROOF_THICKNESS = 0.45;

/** Width and height of a cross beam and of a long beam of the nave, in metres: conventional. */
const CROSS_BEAM = [0.34, 0.5] as const;
const LONG_BEAM = [0.75, 0.95] as const;

/** Side of the slabs of a floor, in metres: conventional. */
const SLAB_SIDE = 2.49;

/** Distance of the door’s leaves from the outer face of the wall, and their thickness, in metres: conventional. */
const DOOR_RECESS = 0.55;
const LEAF_THICKNESS = 0.16;

/** Lists evenly spaced positions between two ends, both excluded; the spacing is close to `step`. */
const positionsBetween = (from: number, to: number, step: number): readonly number[] => {
  const count = Math.max(1, Math.round((to - from) / step));
  return Array.from(
    { length: count - 1 },
    (_, index) => from + ((index + 1) * (to - from)) / count,
  );
};

/** Builds the paved, raised ground of a room. */
function raisedGround({ half: halfWidth, back, front }: ChurchRoom, floor: number): Solid {
  const level = floor + 0.012;
  return box([-halfWidth, 0, back], [halfWidth, floor, front], {
    stroke: 'none',
    shade: 22,
    details: [
      ...positionsBetween(-halfWidth, halfWidth, SLAB_SIDE).map((x): readonly Vector[] => [
        [x, level, back],
        [x, level, front],
      ]),
      ...positionsBetween(back, front, SLAB_SIDE).map((z): readonly Vector[] => [
        [-halfWidth, level, z],
        [halfWidth, level, z],
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
  const halfWidth = values('escalier-largeur') / 2;
  const count = values('marches');
  const landing = foot + halfWidth;
  const riser = floor / (count + 1);
  const tread = 1.55 * riser;
  const stairsEnd = landing + count * tread;
  const steps = Array.from({ length: count }, (_, index) =>
    box(
      [-halfWidth, 0, landing + index * tread],
      [halfWidth, floor - (index + 1) * riser, landing + (index + 1) * tread],
      { stroke: 'detail', shade: 26 },
    ),
  );
  const cheekWidth = 0.7;
  const cheek = (side: 1 | -1): Solid => {
    const [a, b] = [side * (halfWidth + 0.001), side * (halfWidth + cheekWidth)];
    return bar(
      [
        [foot, floor + 0.9],
        [landing, floor + 0.9],
        [stairsEnd - tread, 1],
        [stairsEnd + 0.6, 1],
      ],
      [
        [foot, 0],
        [landing, 0],
        [stairsEnd - tread, 0],
        [stairsEnd + 0.6, 0],
      ],
      [Math.min(a, b), Math.max(a, b)],
      { stroke: 'outline', shade: 24 },
    );
  };
  return [
    box([-halfWidth, 0, foot], [halfWidth, floor, landing], { stroke: 'detail', shade: 26 }),
    ...steps,
    cheek(1),
    cheek(-1),
  ];
}

/** Builds the two closed leaves of the bronze door, with their panels. */
export function bronzeDoor(plan: ChurchPlan, values: Values): readonly Solid[] {
  const opening = openingOf(plan, values, WEST);
  if (!opening) throw new RangeError('The church has a door.');
  const { half: halfWidth, bottom, top } = opening;
  const z = plan.square - DOOR_RECESS;
  const rows = 6;
  const panelHeight = (top - bottom) / rows;
  return ([-1, 1] as const).flatMap((side) => {
    const [from, to] = side < 0 ? [-halfWidth, -0.01] : [0.01, halfWidth];
    const panels = Array.from({ length: rows }, (_, index) =>
      box(
        [from + 0.14, bottom + index * panelHeight + 0.12, z + 0.001],
        [to - 0.14, bottom + (index + 1) * panelHeight - 0.12, z + 0.06],
        { stroke: 'detail', shade: 6 },
      ),
    );
    return [
      box([from, bottom, z - LEAF_THICKNESS], [to, top, z], { stroke: 'outline', shade: 0 }),
      ...panels,
    ];
  });
}

/** Builds the woodwork of the nave: the roof, the cross beams, the two long beams, the panels along the walls. */
export function naveWood({ nave, ceiling }: ChurchPlan, values: Values): readonly Solid[] {
  const { half: halfWidth, back, front } = nave;
  const roofBottom = ceiling - ROOF_THICKNESS;
  const [crossWidth, crossHeight] = CROSS_BEAM;
  const [longBeamWidth, longBeamHeight] = LONG_BEAM;
  const centreZ = (back + front) / 2;
  const beamHalfLength = values('poutre') / 2;
  const beamFoot = roofBottom - crossHeight;
  const crossBeams = positionsBetween(back, front, 1.99).map((z) =>
    box(
      [-halfWidth, beamFoot, z - crossWidth / 2],
      [halfWidth, roofBottom, z + crossWidth / 2],
      {
        stroke: 'detail',
        shade: 10,
      },
    ),
  );
  const longBeams = [-1, 1].map((side) => {
    const x = (side * halfWidth) / 3;
    return box(
      [x - longBeamWidth / 2, beamFoot - longBeamHeight, centreZ - beamHalfLength],
      [x + longBeamWidth / 2, beamFoot - 0.001, centreZ + beamHalfLength],
      { stroke: 'outline', shade: 4 },
    );
  });
  const panels = ([-1, 1] as const).flatMap((side) =>
    [0, 1, 2].map((row) => {
      const [top, foot] = [beamFoot - 0.2 - row * 1.6, beamFoot - 1.7 - row * 1.6];
      const [a, b] = [side * halfWidth, side * (halfWidth - 0.12)];
      const face = b - side * 0.012;
      return box([Math.min(a, b), foot, back], [Math.max(a, b), top, front], {
        ...{ stroke: 'detail', shade: 18 - 4 * row },
        details: [...positionsBetween(back, front, 1.328)].map((z): readonly Vector[] => [
          [face, foot, z],
          [face, top, z],
        ]),
      });
    }),
  );
  return [
    box([-halfWidth, roofBottom, back], [halfWidth, ceiling, front], {
      stroke: 'none',
      shade: 16,
      details: positionsBetween(back, front, 1.99).map((z): readonly Vector[] => [
        [-halfWidth, ceiling + 0.012, z],
        [halfWidth, ceiling + 0.012, z],
      ]),
    }),
    ...crossBeams,
    ...longBeams,
    ...panels,
  ];
}
