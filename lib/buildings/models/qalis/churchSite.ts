import type { Values } from '@/lib/buildings/building';
import type { ChurchPlan } from '@/lib/buildings/models/qalis/churchPlan';
import {
  circleLine,
  wallSegment,
  lineOnWall,
  type WallLine,
} from '@/lib/buildings/solids/course';
import { prism, type PlanPoint } from '@/lib/buildings/solids/loft';
import { box } from '@/lib/buildings/solids/shapes';
import type { Solid } from '@/lib/buildings/solids/solid';
import { seededRandom } from '@/lib/random';

/** Length of a dash of a line on the ground, gap between two dashes, width of the line, in metres: conventional. */
const DASH_LENGTH = 3.8;
const DASH_GAP = 2.4;
const LINE_WIDTH = 0.5;

/**
 * Radius and thickness of the ring of walls, and height of its courses, in metres: conventional, as no source gives
 * its diameter, its thickness or its height.
 */
const RING_RADIUS = 9;
const RING_THICKNESS = 1.3;
const RING_COURSE_HEIGHT = 0.55;

/** Number of blocks in a course of the ring: conventional. */
const BLOCKS_PER_COURSE = 26;

/** Probability that a block of the ring is missing, by course from the foot: conventional, as no source gives it. */
const LOSS_PROBABILITIES = [0, 0.05, 0.16, 0.4] as const;

/** Half of the width of a gate of the enclosing wall, in metres: conventional. */
const GATE_HALF_WIDTH = 6;

const WALL_LOOK = { stroke: 'outline', shade: 16 } as const;

/** Builds a dashed line on the ground between two points of the plan, along x or z. */
function dashes([x0, z0]: PlanPoint, [x1, z1]: PlanPoint): readonly Solid[] {
  const length = Math.hypot(x1 - x0, z1 - z0);
  const count = Math.max(1, Math.round((length + DASH_GAP) / (DASH_LENGTH + DASH_GAP)));
  const step = (length + DASH_GAP) / count;
  const [dx, dz] = [(x1 - x0) / length, (z1 - z0) / length];
  return Array.from({ length: count }, (_, index) => {
    const [from, to] = [index * step, index * step + step - DASH_GAP];
    const [startX, endX] = [x0 + dx * from, x0 + dx * to];
    const [startZ, endZ] = [z0 + dz * from, z0 + dz * to];
    const [halfWidthX, halfWidthZ] = [
      (Math.abs(dz) * LINE_WIDTH) / 2,
      (Math.abs(dx) * LINE_WIDTH) / 2,
    ];
    return box(
      [Math.min(startX, endX) - halfWidthX, 0, Math.min(startZ, endZ) - halfWidthZ],
      [Math.max(startX, endX) + halfWidthX, 0.06, Math.max(startZ, endZ) + halfWidthZ],
      { stroke: 'none', shade: 8 },
    );
  });
}

/** Builds the outline, on the ground, of the square that the text mentions without the length of its side. */
export function tracedSquare({ square }: ChurchPlan): readonly Solid[] {
  const halfSide = square + LINE_WIDTH;
  const corners: readonly PlanPoint[] = [
    [halfSide, halfSide],
    [halfSide, -halfSide],
    [-halfSide, -halfSide],
    [-halfSide, halfSide],
  ];
  return corners.flatMap((from, index) => dashes(from, corners[(index + 1) % 4] ?? from));
}

/** Builds the enclosing wall, at the same distance from each side of the square, with a gate in each of its sides. */
export function enclosingWall({ square, iwan }: ChurchPlan, values: Values): readonly Solid[] {
  const innerFace = square + values('cour');
  const outerFace = innerFace + values('enceinte-epaisseur');
  const height = values('enceinte-hauteur');
  const armsCentreZ = (iwan.back + iwan.front) / 2;
  /** Returns the two sections of a side of the wall, along one axis: outer end, inner end, side of the gate. */
  const wallSections = (gate: number): readonly (readonly [number, number, number])[] => [
    [-outerFace, -innerFace, gate - GATE_HALF_WIDTH],
    [outerFace, innerFace, gate + GATE_HALF_WIDTH],
  ];
  return ([-1, 1] as const).flatMap((sign) => [
    ...wallSections(0).map(([outer, inner, jamb]) =>
      prism(
        [
          [inner, sign * innerFace],
          [outer, sign * outerFace],
          [jamb, sign * outerFace],
          [jamb, sign * innerFace],
        ],
        ...([0, height, WALL_LOOK] as const),
      ),
    ),
    ...wallSections(armsCentreZ).map(([outer, inner, jamb]) =>
      prism(
        [
          [sign * innerFace, inner],
          [sign * outerFace, outer],
          [sign * outerFace, jamb],
          [sign * innerFace, jamb],
        ],
        ...([0, height, WALL_LOOK] as const),
      ),
    ),
  ]);
}

/** Builds the ring of walls named Ghurqat al-Qalîs: rough courses of stone, with gaps in the upper courses. */
export function ringOfWalls({ square, nave, thickness }: ChurchPlan): readonly Solid[] {
  const random = seededRandom(560);
  // Places the ring in a corner of the square, by convention: no source gives its position.
  const ringCentre = (square + nave.half + thickness) / 2;
  const ringLine = circleLine(RING_RADIUS);
  const line: WallLine = (position, offset) => {
    const [x, z] = ringLine(position, offset);
    return [x + ringCentre, z + ringCentre / 2];
  };
  const step = (2 * Math.PI * RING_RADIUS) / BLOCKS_PER_COURSE;
  let lowerCourse: readonly boolean[] = Array.from({ length: BLOCKS_PER_COURSE }, () => true);
  return LOSS_PROBABILITIES.flatMap((lossProbability, courseIndex) => {
    // Keeps a block only on two blocks of the course below, which is shifted by half a block.
    const shift = courseIndex % 2;
    const hasBlock = lowerCourse.map((_, block) => {
      const lowerBlocks = [
        block,
        (block + (shift === 1 ? 1 : BLOCKS_PER_COURSE - 1)) % BLOCKS_PER_COURSE,
      ];
      return random() >= lossProbability && lowerBlocks.every((index) => lowerCourse[index]);
    });
    lowerCourse = hasBlock;
    const [bottom, top] = [
      courseIndex * RING_COURSE_HEIGHT,
      (courseIndex + 1) * RING_COURSE_HEIGHT,
    ];
    return hasBlock.flatMap((isKept, block) => {
      const [shade, offset] = [Math.floor(random() * 30), -0.03 * Math.round(random() * 4)];
      if (!isKept) return [];
      const [from, to] = [(block + shift / 2) * step, (block + 1 + shift / 2) * step];
      const blockEdges = [
        [from, bottom],
        [to, bottom],
        [to, top],
        [from, top],
        [from, bottom],
      ] as const;
      return [
        wallSegment(
          line,
          [-RING_THICKNESS, offset],
          [
            [from, bottom, top],
            [to, bottom, top],
          ],
          {
            ...{ stroke: 'none', shade },
            details: [
              lineOnWall(line, blockEdges, offset),
              lineOnWall(line, blockEdges, -RING_THICKNESS),
            ],
          },
        ),
      ];
    });
  });
}
