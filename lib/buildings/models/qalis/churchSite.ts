import type { Values } from '@/lib/buildings/building';
import type { ChurchPlan } from '@/lib/buildings/models/qalis/churchPlan';
import { circleLine, course, drawnOn, type Line } from '@/lib/buildings/solids/course';
import { prism, type PlanPoint } from '@/lib/buildings/solids/loft';
import { box } from '@/lib/buildings/solids/shapes';
import type { Solid } from '@/lib/buildings/solids/solid';
import { seededRandom } from '@/lib/random';

/** The dashes of a line on the ground: how long, how far from each other, how wide, in metres. */
const DASH = 3.8;
const PAUSE = 2.4;
const WIDE = 0.5;

/** The ring of walls, in metres: no source publishes its diameter, its thickness or its height. */
const RING = 9;
const RING_THICK = 1.3;
const RING_COURSE = 0.55;
const BLOCKS = 26;

/** How much of each course of the ring is lost, from its foot: conventional, as no source describes it. */
const LOST = [0, 0.05, 0.16, 0.4] as const;

/** Half of each gate of the enclosing wall, in metres: conventional. */
const GATE = 6;

const WALL_LOOK = { stroke: 'outline', shade: 16 } as const;

/** Draws a dashed line on the ground between two points of the plan, along x or z. */
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

/** Draws the square of the texts on the ground, whose side nobody remembers. */
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

/** Draws the enclosing wall, as far from the church on each side as the text says, open before each end of the church. */
export function enclosingWall({ square, iwan }: ChurchPlan, values: Values): readonly Solid[] {
  const near = square + values('cour');
  const far = near + values('enceinte-epaisseur');
  const high = values('enceinte-hauteur');
  const arms = (iwan.back + iwan.front) / 2;
  /** Returns both lengths of a side beside its gate, along one axis. */
  const lengths = (gate: number): readonly (readonly [number, number, number])[] => [
    [-far, -near, gate - GATE],
    [far, near, gate + GATE],
  ];
  return ([-1, 1] as const).flatMap((way) => [
    ...lengths(0).map(([outer, inner, jamb]) =>
      prism(
        [
          [inner, way * near],
          [outer, way * far],
          [jamb, way * far],
          [jamb, way * near],
        ],
        ...([0, high, WALL_LOOK] as const),
      ),
    ),
    ...lengths(arms).map(([outer, inner, jamb]) =>
      prism(
        [
          [way * near, inner],
          [way * far, outer],
          [way * far, jamb],
          [way * near, jamb],
        ],
        ...([0, high, WALL_LOOK] as const),
      ),
    ),
  ]);
}

/** Draws the ring of walls that keeps the name of the church: rough courses of stone, the higher ones broken. */
export function ringOfWalls({ square, nave, thick }: ChurchPlan): readonly Solid[] {
  const random = seededRandom(560);
  // Stands beside the nave: the light from the sky is computed with the walls of every phase.
  const middle = (square + nave.half + thick) / 2;
  const round = circleLine(RING);
  const line: Line = (along, out) => {
    const [x, z] = round(along, out);
    return [x + middle, z + middle / 2];
  };
  const step = (2 * Math.PI * RING) / BLOCKS;
  let below: readonly boolean[] = Array.from({ length: BLOCKS }, () => true);
  return LOST.flatMap((lost, rank) => {
    // A block lies on two blocks of the course below, half a block aside.
    const shift = rank % 2;
    const kept = below.map((_, block) => {
      const pair = [block, (block + (shift === 1 ? 1 : BLOCKS - 1)) % BLOCKS];
      return random() >= lost && pair.every((at) => below[at]);
    });
    below = kept;
    const [low, high] = [rank * RING_COURSE, (rank + 1) * RING_COURSE];
    return kept.flatMap((isKept, block) => {
      const [shade, out] = [Math.floor(random() * 30), -0.03 * Math.round(random() * 4)];
      if (!isKept) return [];
      const [from, to] = [(block + shift / 2) * step, (block + 1 + shift / 2) * step];
      const around = [
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
            details: [drawnOn(line, around, out), drawnOn(line, around, -RING_THICK)],
          },
        ),
      ];
    });
  });
}
