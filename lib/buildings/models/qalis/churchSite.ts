import type { Values } from '@/lib/buildings/building';
import type { ChurchPlan } from '@/lib/buildings/models/qalis/churchPlan';
import { circleLine, course, drawnOn, type Line } from '@/lib/buildings/solids/course';
import { prism, type PlanPoint } from '@/lib/buildings/solids/loft';
import { box } from '@/lib/buildings/solids/shapes';
import type { Solid } from '@/lib/buildings/solids/solid';
import { seededRandom } from '@/lib/random';

/** Length of a dash of a line on the ground, gap between two dashes, width of the line, in metres: conventional. */
const DASH = 3.8;
const PAUSE = 2.4;
const WIDE = 0.5;

/**
 * Radius and thickness of the ring of walls, and height of its courses, in metres: conventional, as no source gives
 * its diameter, its thickness or its height.
 */
const RING = 9;
const RING_THICK = 1.3;
const RING_COURSE = 0.55;

/** Number of blocks in a course of the ring: conventional. */
const BLOCKS = 26;

/** Probability that a block of the ring is missing, by course from the foot: conventional, as no source gives it. */
const LOST = [0, 0.05, 0.16, 0.4] as const;

/** Half of the width of a gate of the enclosing wall, in metres: conventional. */
const GATE = 6;

const WALL_LOOK = { stroke: 'outline', shade: 16 } as const;

/** Builds a dashed line on the ground between two points of the plan, along x or z. */
function dashes([x0, z0]: PlanPoint, [x1, z1]: PlanPoint): readonly Solid[] {
  const length = Math.hypot(x1 - x0, z1 - z0);
  const count = Math.max(1, Math.round((length + PAUSE) / (DASH + PAUSE)));
  const step = (length + PAUSE) / count;
  const [dx, dz] = [(x1 - x0) / length, (z1 - z0) / length];
  return Array.from({ length: count }, (_, rank) => {
    const [from, to] = [rank * step, rank * step + step - PAUSE];
    const [a, b] = [x0 + dx * from, x0 + dx * to];
    const [c, d] = [z0 + dz * from, z0 + dz * to];
    const [wx, wz] = [(Math.abs(dz) * WIDE) / 2, (Math.abs(dx) * WIDE) / 2];
    return box(
      [Math.min(a, b) - wx, 0, Math.min(c, d) - wz],
      [Math.max(a, b) + wx, 0.06, Math.max(c, d) + wz],
      { stroke: 'none', shade: 8 },
    );
  });
}

/** Builds the outline, on the ground, of the square that the text mentions without the length of its side. */
export function tracedSquare({ square }: ChurchPlan): readonly Solid[] {
  const half = square + WIDE;
  const corners: readonly PlanPoint[] = [
    [half, half],
    [half, -half],
    [-half, -half],
    [-half, half],
  ];
  return corners.flatMap((from, rank) => dashes(from, corners[(rank + 1) % 4] ?? from));
}

/** Builds the enclosing wall, at the same distance from each side of the square, with a gate in each of its sides. */
export function enclosingWall({ square, iwan }: ChurchPlan, values: Values): readonly Solid[] {
  const innerFace = square + values('cour');
  const outerFace = innerFace + values('enceinte-epaisseur');
  const high = values('enceinte-hauteur');
  const arms = (iwan.back + iwan.front) / 2;
  /** Returns the two sections of a side of the wall, along one axis: outer end, inner end, side of the gate. */
  const lengths = (gate: number): readonly (readonly [number, number, number])[] => [
    [-outerFace, -innerFace, gate - GATE],
    [outerFace, innerFace, gate + GATE],
  ];
  return ([-1, 1] as const).flatMap((sign) => [
    ...lengths(0).map(([outer, inner, jamb]) =>
      prism(
        [
          [inner, sign * innerFace],
          [outer, sign * outerFace],
          [jamb, sign * outerFace],
          [jamb, sign * innerFace],
        ],
        ...([0, high, WALL_LOOK] as const),
      ),
    ),
    ...lengths(arms).map(([outer, inner, jamb]) =>
      prism(
        [
          [sign * innerFace, inner],
          [sign * outerFace, outer],
          [sign * outerFace, jamb],
          [sign * innerFace, jamb],
        ],
        ...([0, high, WALL_LOOK] as const),
      ),
    ),
  ]);
}

/** Builds the ring of walls named Ghurqat al-Qalîs: rough courses of stone, with gaps in the upper courses. */
export function ringOfWalls({ square, nave, thick }: ChurchPlan): readonly Solid[] {
  const random = seededRandom(560);
  // Places the ring in a corner of the square, by convention: no source gives its position.
  const middle = (square + nave.half + thick) / 2;
  const round = circleLine(RING);
  const line: Line = (along, out) => {
    const [x, z] = round(along, out);
    return [x + middle, z + middle / 2];
  };
  const step = (2 * Math.PI * RING) / BLOCKS;
  let lowerCourse: readonly boolean[] = Array.from({ length: BLOCKS }, () => true);
  return LOST.flatMap((lost, rank) => {
    // Keeps a block only on two blocks of the course below, which is shifted by half a block.
    const shift = rank % 2;
    const kept = lowerCourse.map((_, block) => {
      const pair = [block, (block + (shift === 1 ? 1 : BLOCKS - 1)) % BLOCKS];
      return random() >= lost && pair.every((index) => lowerCourse[index]);
    });
    lowerCourse = kept;
    const [low, high] = [rank * RING_COURSE, (rank + 1) * RING_COURSE];
    return kept.flatMap((isKept, block) => {
      const [shade, out] = [Math.floor(random() * 30), -0.03 * Math.round(random() * 4)];
      if (!isKept) return [];
      const [from, to] = [(block + shift / 2) * step, (block + 1 + shift / 2) * step];
      const blockEdges = [
        [from, low],
        [to, low],
        [to, high],
        [from, high],
        [from, low],
      ] as const;
      return [
        course(
          line,
          [-RING_THICK, out],
          [
            [from, low, high],
            [to, low, high],
          ],
          {
            ...{ stroke: 'none', shade },
            details: [drawnOn(line, blockEdges, out), drawnOn(line, blockEdges, -RING_THICK)],
          },
        ),
      ];
    });
  });
}
