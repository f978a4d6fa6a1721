import type { Values } from '@/lib/buildings/building';
import type { Material } from '@/lib/buildings/models/material';
import {
  churchCorners,
  openingOf,
  wallEnds,
  wallFace,
  wallLevelsOf,
  type ChurchPlan,
  type ChurchOpening,
  type WallFace,
} from '@/lib/buildings/models/qalis/churchPlan';
import { course, drawnOn } from '@/lib/buildings/solids/course';
import { prism, type PlanPoint } from '@/lib/buildings/solids/loft';
import type { Look } from '@/lib/buildings/solids/shapes';
import type { Solid } from '@/lib/buildings/solids/solid';
import type { Vector } from '@/lib/buildings/solids/vector';

/** Thickness of the three top bands, and projection of the frame of an opening, in metres: conventional. */
const FACING = 0.5;
const FRAME = 0.16;

/** Length of a fitted stone and height of a course, in metres: conventional. */
const BLOCK = 3.6;
const COURSE = 1.245;

/** Distance between the ceiling and the lower edge of the woodwork of the nave, in metres: conventional. */
const WOOD = 6.2;

const WALLS = Array.from({ length: 12 }, (_, wall) => wall);

/** Layer of the walls, in metres: its foot and its top, and the distances of its faces from the wall’s inner face. */
interface Layer {
  readonly low: number;
  readonly high: number;
  readonly inner: number;
  readonly outer: number;
}

/** Builds the walls, by material: fitted stone at the foot, a marble frieze, three bands of colour above. */
export function churchWalls(
  plan: ChurchPlan,
  values: Values,
): readonly (readonly [Material, readonly Solid[]])[] {
  const { thick, height } = plan;
  const { coloured, frieze, black, yellow, white } = wallLevelsOf(plan, values);
  const layerOf = (layer: Layer, lookOf: (wall: number) => Look): readonly Solid[] =>
    WALLS.flatMap((wall) => lengthOf(plan, wall, layer, openingOf(plan, values, wall), lookOf));
  const whole = { inner: 0, outer: thick } as const;
  const facing = { inner: thick - FACING, outer: thick } as const;
  const shaded = (shade: number) => (): Look => ({ stroke: 'none', shade });
  const band = (low: number, high: number): readonly Solid[] =>
    layerOf({ low, high, ...facing }, (wall) => ({
      ...shaded(16)(),
      details: joints(wallFace(plan, wall), low, high),
    }));
  return [
    [
      'rock',
      layerOf({ low: 0, high: coloured, ...whole }, (wall) => ({
        ...shaded(14)(),
        details: [...joints(wallFace(plan, wall), 0, coloured), ...innerJoints(plan, wall)],
        outlines: edges(plan, wall),
      })),
    ],
    [
      'stone',
      [
        ...layerOf({ low: coloured, high: frieze, ...whole }, shaded(18)),
        ...layerOf({ low: frieze, high: height, inner: 0, outer: thick - FACING }, shaded(16)),
      ],
    ],
    [
      'plaster',
      [
        ...layerOf(
          {
            ...{ low: frieze, high: black, inner: thick - FACING },
            outer: thick + values('frise-saillie'),
          },
          () => ({ stroke: 'outline', shade: 22 }),
        ),
        ...band(white, height),
        ...frames(plan, values),
      ],
    ],
    ['dark-stone', band(black, yellow)],
    ['gilding', band(yellow, white)],
  ];
}

/** Builds the layer of a wall with mitred ends, around the opening. */
function lengthOf(
  plan: ChurchPlan,
  wall: number,
  { low, high, inner, outer }: Layer,
  opening: ChurchOpening | null,
  lookOf: (wall: number) => Look,
): readonly Solid[] {
  const [p0, p1] = wallEnds(churchCorners(plan, outer), wall);
  const [q0, q1] = wallEnds(churchCorners(plan, inner), wall);
  const body = (outline: readonly PlanPoint[], from: number, to: number, look: Look): Solid =>
    prism(outline, from, to, look);
  const look = lookOf(wall);
  const plain: Look = { stroke: 'none', ...(look.shade ? { shade: look.shade } : {}) };
  const isCut = opening !== null && opening.low < high - 0.001 && opening.high > low + 0.001;
  if (!isCut) return [body([p0, p1, q1, q0], low, high, look)];
  // Centres the opening on x = 0: both walls with an opening lie along x, around the axis.
  const side = Math.sign(p1[0] - p0[0]) * opening.half;
  const jamb = (x: number): readonly [PlanPoint, PlanPoint] => [
    [x, p0[1]],
    [x, q0[1]],
  ];
  const [[a, b], [c, d]] = [jamb(-side), jamb(side)];
  const [foot, top] = [Math.max(low, opening.low), Math.min(high, opening.high)];
  return [
    body([p0, a, b, q0], foot, top, look),
    body([c, p1, q1, d], foot, top, plain),
    ...(foot > low + 0.001 ? [body([p0, p1, q1, q0], low, foot, plain)] : []),
    ...(top < high - 0.001 ? [body([p0, p1, q1, q0], top, high, plain)] : []),
  ];
}

/** Returns the strong lines of a wall: its first corner, its foot, the outer and the inner edge of its top. */
function edges(plan: ChurchPlan, wall: number): readonly (readonly Vector[])[] {
  const { length, line } = wallFace(plan, wall);
  const levelLine = (height: number): readonly Vector[] =>
    drawnOn(line, [
      [0, height],
      [length, height],
    ]);
  const [[x0, z0], [x1, z1]] = wallEnds(churchCorners(plan, 0), wall);
  const { height } = plan;
  return [
    drawnOn(line, [
      [0, 0],
      [0, height],
    ]),
    ...[levelLine(0), levelLine(height)],
    [
      [x0, height + 0.01, z0],
      [x1, height + 0.01, z1],
    ],
  ];
}

/** Returns the joints of fitted stones between two heights of a face; each course is shifted by half a stone. */
function joints(
  { length, line }: WallFace,
  low: number,
  high: number,
): readonly (readonly Vector[])[] {
  const courses = Math.max(1, Math.round((high - low) / COURSE));
  const blocks = Math.max(1, Math.round(length / BLOCK));
  const levelAt = (rank: number): number => low + ((high - low) * rank) / courses;
  return Array.from({ length: courses }, (_, rank) => [
    drawnOn(line, [
      [0, levelAt(rank + 1)],
      [length, levelAt(rank + 1)],
    ]),
    ...Array.from({ length: blocks }, (__, block) => {
      const along = ((block + (rank % 2 === 0 ? 0.35 : 0.85)) * length) / blocks;
      return drawnOn(line, [
        [along, levelAt(rank)],
        [along, levelAt(rank + 1)],
      ]);
    }),
  ]).flat();
}

/** Returns the joints of the inner faces, below the woodwork of the nave; the mosaic hides those of the domed room. */
function innerJoints(plan: ChurchPlan, wall: number): readonly (readonly Vector[])[] {
  if (wall > 3 && wall < 7) return [];
  const [[x0, z0], [x1, z1]] = wallEnds(churchCorners(plan, -0.012), wall);
  const { floor, ceiling } = plan;
  const count = Math.max(0, Math.floor((ceiling - WOOD - floor) / COURSE));
  return Array.from({ length: count }, (_, rank) => {
    const y = floor + (rank + 1) * COURSE;
    return [
      [x0, y, z0],
      [(x0 + x1) / 2, y, (z0 + z1) / 2],
      [x1, y, z1],
    ];
  });
}

/** Builds the marble frames of the door and of the slab of alabaster, on the outer faces. */
function frames(plan: ChurchPlan, values: Values): readonly Solid[] {
  return WALLS.flatMap((wall) => {
    const opening = openingOf(plan, values, wall);
    if (!opening) return [];
    const { length, line } = wallFace(plan, wall);
    const { half, low, high } = opening;
    const wide = 0.55;
    const strip = (from: number, to: number, foot: number, top: number): Solid =>
      course(
        line,
        [0.001, FRAME],
        [
          [length / 2 + from, foot, top],
          [length / 2 + to, foot, top],
        ],
        { stroke: 'detail', shade: 24 },
      );
    return [
      strip(-half - wide, -half, low, high),
      strip(half, half + wide, low, high),
      strip(-half - 1.3 * wide, half + 1.3 * wide, high, high + wide),
      ...(low > plan.floor + 0.1 ? [strip(-half - wide, half + wide, low - wide, low)] : []),
    ];
  });
}
