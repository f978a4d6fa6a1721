import type { capsOf } from '@/components/buildings/gl/capsOf';
import type { Cut } from '@/components/buildings/gl/scene';
import type { CuttingPlane } from '@/lib/buildings/section/plane';

/** Builds the cut of a building by a plane; `fill` triangulates its cross-section. */
export function cutBy({ axis, at, side }: CuttingPlane, fill: typeof capsOf): Cut {
  const [x = 0, y = 0, z = 0] = [0, 1, 2].map((index) => (index === axis ? side : 0));
  return {
    normal: [x, y, z],
    at: at * side,
    caps: (model, isDrawn) => fill(model, isDrawn, { axis, at, side }),
  };
}
