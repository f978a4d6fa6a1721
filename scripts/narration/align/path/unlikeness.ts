import type { Frames } from '../features/frames';
import { distance } from './distance';
import type { Path } from './takes';

/**
 * For each take, how far its frames are from those of the reading that they are, as a ratio of what chance would find
 * for them (see chance.ts): a right sentence is near 0.6, a wrong one near 1. Silent frames do not count.
 */
export function unlikenessOfTakes(
  { takes, positions }: Path,
  recording: Frames,
  silent: Uint8Array,
  reading: Frames,
  chance: Float64Array,
): readonly number[] {
  return takes.map(({ from, to }) => {
    let [sum, expected] = [0, 0];
    for (let t = from; t < to; t += 1) {
      if (silent[t]) continue;
      sum += distance(recording, t, reading, positions[t] ?? 0);
      expected += chance[t] ?? 0;
    }
    return expected === 0 ? 1 : sum / expected;
  });
}
