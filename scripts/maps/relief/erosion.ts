/**
 * Fluvial erosion: the stream power law solved implicitly, from the outlets up (J. Braun and S. Willett, “A very
 * efficient O(n) … method to solve the stream power equation”, Geomorphology 180–181, 2013, equation 14 with n = 1).
 */
import type { Grid } from '../grid';
import { flowOver } from './flow';

export type Erosion = {
  /** Erodibility: metres lost per metre of fall, before the factor of the drained area. */
  readonly strength: number;
  /** Exponent of the drained area; 0.5 in most landscapes. */
  readonly exponent: number;
  /** Share of the target height that rises at each step. */
  readonly uplift: number;
};

/** Erodes a grid by one step, in place. `cellSize` is in pixels at zoom 1, so that grids of all sizes agree. */
export function erode(
  land: Grid,
  sea: Uint8Array,
  target: Grid,
  cellSize: number,
  { strength, exponent, uplift }: Erosion,
): void {
  const { data } = land;
  const { order, receiver } = flowOver(land, sea);
  const drainedArea = new Float32Array(data.length).fill(cellSize * cellSize);
  for (let position = order.length - 1; position >= 0; position -= 1) {
    const index = order[position] ?? 0;
    const receiverIndex = receiver[index] ?? index;
    if (receiverIndex !== index)
      drainedArea[receiverIndex] =
        (drainedArea[receiverIndex] ?? 0) + (drainedArea[index] ?? 0);
  }
  for (const index of order) {
    const receiverIndex = receiver[index] ?? index;
    if (sea[index]) continue;
    const uplifted = (data[index] ?? 0) + uplift * (target.data[index] ?? 0);
    if (receiverIndex === index) {
      data[index] = Math.min(uplifted, target.data[index] ?? 0);
      continue;
    }
    const isOrthogonal =
      Math.abs(receiverIndex - index) === 1 || Math.abs(receiverIndex - index) === land.width;
    const distance = cellSize * (isOrthogonal ? 1 : Math.SQRT2);
    const erosionFactor = (strength * (drainedArea[index] ?? 0) ** exponent) / distance;
    data[index] =
      (uplifted + erosionFactor * Math.min(data[receiverIndex] ?? 0, uplifted)) /
      (1 + erosionFactor);
  }
}
