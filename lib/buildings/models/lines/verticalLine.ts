import type { DimensionLine } from '@/lib/buildings/models/model';
import type { Vector } from '@/lib/buildings/solids/vector';

/** Returns the dimension line of a height, from `low` to `high` above a point of the plan, in metres. */
export const verticalLine = (
  x: number,
  bottom: number,
  top: number,
  z: number,
  away: Vector = [0, 0, 0],
): DimensionLine => ({ from: [x, bottom, z], to: [x, top, z], away });
