import { endsOf, sideLine, type MosquePlan } from '@/lib/buildings/models/mosque/mosquePlan';
import { fourWalls } from '@/lib/buildings/models/mosque/opening';
import { orientOutwards } from '@/lib/buildings/solids/loft';
import type { Solid } from '@/lib/buildings/solids/solid';
import type { Vector } from '@/lib/buildings/solids/vector';

/** Spacing, width and height of the merlons, in metres: conventional. */
const [SPACING, WIDTH, HEIGHT] = [4, 1.5, 0.95] as const;

/** Builds pyramidal merlons along the top of the walls. */
export const merlons = (plan: MosquePlan): readonly Solid[] =>
  fourWalls((side) => {
    const line = sideLine(plan, side);
    const [from, to] = endsOf(plan, side);
    const count = Math.round((to - from - 8) / SPACING);
    return Array.from({ length: count }, (_, index) => {
      const position = from + 4 + ((to - from - 8) * (index + 0.5)) / count;
      const pointAt = (shift: number, offset: number, y: number): Vector => {
        const [x, z] = line(position + shift, offset);
        return [x, plan.height + y, z];
      };
      const foot = [-1, 1].flatMap((end) =>
        [-0.9, -0.1].map((offset) => pointAt((end * WIDTH) / 2, end * (offset + 0.5) - 0.5, 0)),
      );
      return orientOutwards({
        points: [...foot, pointAt(0, -0.5, HEIGHT)],
        faces: [
          [3, 2, 1, 0],
          [0, 1, 4],
          [1, 2, 4],
          [2, 3, 4],
          [3, 0, 4],
        ],
        stroke: 'detail',
      });
    });
  });
