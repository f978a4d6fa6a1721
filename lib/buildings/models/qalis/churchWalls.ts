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
import { wallSegment, lineOnWall } from '@/lib/buildings/solids/course';
import { prism, type PlanPoint } from '@/lib/buildings/solids/loft';
import type { Look } from '@/lib/buildings/solids/shapes';
import type { Solid } from '@/lib/buildings/solids/solid';
import type { Vector } from '@/lib/buildings/solids/vector';

/** Thickness of the three top bands, and projection of the frame of an opening, in metres: conventional. */
const FACING = 0.5;
const FRAME_PROJECTION = 0.16;

/** Length of a fitted stone and height of a course, in metres: conventional. */
const STONE_LENGTH = 3.6;
const COURSE_HEIGHT = 1.245;

/** Distance between the ceiling and the lower edge of the woodwork of the nave, in metres: conventional. */
const WOODWORK_HEIGHT = 6.2;

const WALLS = Array.from({ length: 12 }, (_, wall) => wall);

/** Layer of the walls, in metres: its foot and its top, and the distances of its faces from the wall’s inner face. */
interface Layer {
  readonly bottom: number;
  readonly top: number;
  readonly innerFace: number;
  readonly outerFace: number;
}

/** Builds the walls, by material: fitted stone at the foot, a marble frieze, three bands of colour above. */
export function churchWalls(
  plan: ChurchPlan,
  values: Values,
): readonly (readonly [Material, readonly Solid[]])[] {
  const { thickness, height } = plan;
  const { coloured, frieze, black, yellow, white } = wallLevelsOf(plan, values);
  const layerOf = (layer: Layer, lookOf: (wall: number) => Look): readonly Solid[] =>
    WALLS.flatMap((wall) => layerAt(plan, wall, layer, openingOf(plan, values, wall), lookOf));
  const wholeWall = { innerFace: 0, outerFace: thickness } as const;
  const facing = { innerFace: thickness - FACING, outerFace: thickness } as const;
  const shaded = (shade: number) => (): Look => ({ stroke: 'none', shade });
  const band = (bottom: number, top: number): readonly Solid[] =>
    layerOf({ bottom, top, ...facing }, (wall) => ({
      ...shaded(16)(),
      details: joints(wallFace(plan, wall), bottom, top),
    }));
  return [
    [
      'rock',
      layerOf({ bottom: 0, top: coloured, ...wholeWall }, (wall) => ({
        ...shaded(14)(),
        details: [...joints(wallFace(plan, wall), 0, coloured), ...innerJoints(plan, wall)],
        outlines: strongLines(plan, wall),
      })),
    ],
    [
      'stone',
      [
        ...layerOf({ bottom: coloured, top: frieze, ...wholeWall }, shaded(18)),
        ...layerOf(
          { bottom: frieze, top: height, innerFace: 0, outerFace: thickness - FACING },
          shaded(16),
        ),
      ],
    ],
    [
      'plaster',
      [
        ...layerOf(
          {
            ...{ bottom: frieze, top: black, innerFace: thickness - FACING },
            outerFace: thickness + values('frise-saillie'),
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
function layerAt(
  plan: ChurchPlan,
  wall: number,
  { bottom, top, innerFace, outerFace }: Layer,
  opening: ChurchOpening | null,
  lookOf: (wall: number) => Look,
): readonly Solid[] {
  const [p0, p1] = wallEnds(churchCorners(plan, outerFace), wall);
  const [q0, q1] = wallEnds(churchCorners(plan, innerFace), wall);
  const slab = (outline: readonly PlanPoint[], from: number, to: number, look: Look): Solid =>
    prism(outline, from, to, look);
  const look = lookOf(wall);
  const plainLook: Look = { stroke: 'none', ...(look.shade ? { shade: look.shade } : {}) };
  const isOpen =
    opening !== null && opening.bottom < top - 0.001 && opening.top > bottom + 0.001;
  if (!isOpen) return [slab([p0, p1, q1, q0], bottom, top, look)];
  // Centres the opening on x = 0: both walls with an opening lie along x, around the axis.
  const jambX = Math.sign(p1[0] - p0[0]) * opening.half;
  const jamb = (x: number): readonly [PlanPoint, PlanPoint] => [
    [x, p0[1]],
    [x, q0[1]],
  ];
  const [[a, b], [c, d]] = [jamb(-jambX), jamb(jambX)];
  const [sill, lintel] = [Math.max(bottom, opening.bottom), Math.min(top, opening.top)];
  return [
    slab([p0, a, b, q0], sill, lintel, look),
    slab([c, p1, q1, d], sill, lintel, plainLook),
    ...(sill > bottom + 0.001 ? [slab([p0, p1, q1, q0], bottom, sill, plainLook)] : []),
    ...(lintel < top - 0.001 ? [slab([p0, p1, q1, q0], lintel, top, plainLook)] : []),
  ];
}

/** Returns the strong lines of a wall: its first corner, its foot, the outer and the inner edge of its top. */
function strongLines(plan: ChurchPlan, wall: number): readonly (readonly Vector[])[] {
  const { length, line } = wallFace(plan, wall);
  const levelLine = (height: number): readonly Vector[] =>
    lineOnWall(line, [
      [0, height],
      [length, height],
    ]);
  const [[x0, z0], [x1, z1]] = wallEnds(churchCorners(plan, 0), wall);
  const { height } = plan;
  return [
    lineOnWall(line, [
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
  bottom: number,
  top: number,
): readonly (readonly Vector[])[] {
  const courses = Math.max(1, Math.round((top - bottom) / COURSE_HEIGHT));
  const blocks = Math.max(1, Math.round(length / STONE_LENGTH));
  const levelAt = (index: number): number => bottom + ((top - bottom) * index) / courses;
  return Array.from({ length: courses }, (_, index) => [
    lineOnWall(line, [
      [0, levelAt(index + 1)],
      [length, levelAt(index + 1)],
    ]),
    ...Array.from({ length: blocks }, (__, block) => {
      const position = ((block + (index % 2 === 0 ? 0.35 : 0.85)) * length) / blocks;
      return lineOnWall(line, [
        [position, levelAt(index)],
        [position, levelAt(index + 1)],
      ]);
    }),
  ]).flat();
}

/** Returns the joints of the inner faces, below the woodwork of the nave; the mosaic hides those of the domed room. */
function innerJoints(plan: ChurchPlan, wall: number): readonly (readonly Vector[])[] {
  if (wall > 3 && wall < 7) return [];
  const [[x0, z0], [x1, z1]] = wallEnds(churchCorners(plan, -0.012), wall);
  const { floor, ceiling } = plan;
  const count = Math.max(0, Math.floor((ceiling - WOODWORK_HEIGHT - floor) / COURSE_HEIGHT));
  return Array.from({ length: count }, (_, index) => {
    const y = floor + (index + 1) * COURSE_HEIGHT;
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
    const { half, bottom, top } = opening;
    const border = 0.55;
    const frameBox = (from: number, to: number, y0: number, y1: number): Solid =>
      wallSegment(
        line,
        [0.001, FRAME_PROJECTION],
        [
          [length / 2 + from, y0, y1],
          [length / 2 + to, y0, y1],
        ],
        { stroke: 'detail', shade: 24 },
      );
    return [
      frameBox(-half - border, -half, bottom, top),
      frameBox(half, half + border, bottom, top),
      frameBox(-half - 1.3 * border, half + 1.3 * border, top, top + border),
      ...(bottom > plan.floor + 0.1
        ? [frameBox(-half - border, half + border, bottom - border, bottom)]
        : []),
    ];
  });
}
