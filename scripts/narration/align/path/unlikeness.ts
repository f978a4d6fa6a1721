import type { Frames } from '../features/frames';
import { distance } from './distance';
import type { Path } from './takes';

/**
 * Computes for each take the distance of its frames from the reading's, as a ratio of the chance distance (chance.ts):
 * near 0.6 for the right sentence, near 1 for a wrong sentence. Silent frames are excluded.
 */
export function unlikenessOfTakes(
  { takes, positions }: Path,
  recording: Frames,
  silent: Uint8Array,
  reading: Frames,
  chance: Float64Array,
): readonly number[] {
  return takes.map(({ from, to }) => {
    let [distanceSum, chanceSum] = [0, 0];
    for (let t = from; t < to; t += 1) {
      if (silent[t]) continue;
      distanceSum += distance(recording, t, reading, positions[t] ?? 0);
      chanceSum += chance[t] ?? 0;
    }
    return chanceSum === 0 ? 1 : distanceSum / chanceSum;
  });
}
