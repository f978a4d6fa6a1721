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
  const area = new Float32Array(data.length).fill(cellSize * cellSize);
  for (let rank = order.length - 1; rank >= 0; rank -= 1) {
    const index = order[rank] ?? 0;
    const to = receiver[index] ?? index;
    if (to !== index) area[to] = (area[to] ?? 0) + (area[index] ?? 0);
  }
  for (const index of order) {
    const to = receiver[index] ?? index;
    if (sea[index]) continue;
    const uplifted = (data[index] ?? 0) + uplift * (target.data[index] ?? 0);
    if (to === index) {
      data[index] = Math.min(uplifted, target.data[index] ?? 0);
      continue;
    }
    const straight = Math.abs(to - index) === 1 || Math.abs(to - index) === land.width;
    const distance = cellSize * (straight ? 1 : Math.SQRT2);
    const cut = (strength * (area[index] ?? 0) ** exponent) / distance;
    data[index] = (uplifted + cut * Math.min(data[to] ?? 0, uplifted)) / (1 + cut);
  }
}
