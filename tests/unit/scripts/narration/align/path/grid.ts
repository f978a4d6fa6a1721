/** Creates small grids for tests from frames of one number. */
import type { Frames } from '@/scripts/narration/align/features/frames';
import type { TransitionCosts } from '@/scripts/narration/align/path/transitionCosts';

/** Creates frames of one number and one second each. */
export const framesOf = (values: readonly number[]): Frames => ({
  count: values.length,
  size: 1,
  hop: 1,
  data: Float32Array.from(values),
});

/** Creates the grammar of sentences with given lengths, with costs that a test may change. */
export function grammarOf(
  lengths: readonly number[],
  recorded: number,
  costs: Partial<Omit<TransitionCosts, 'skip' | 'noise' | 'starts'>> & {
    skip?: number;
    noise?: number;
  } = {},
): TransitionCosts {
  const { skip = 4, noise = 1.5, ...otherCosts } = costs;
  const starts = new Int32Array(lengths.length + 1);
  lengths.forEach((length, k) => (starts[k + 1] = (starts[k] ?? 0) + length));
  return {
    ...{ starts, repeat: 2, restart: 2, silence: 0.2, pause: 0.3, slow: 0.1, fast: 0.1 },
    ...otherCosts,
    skip: new Float64Array(lengths.length).fill(skip),
    noise: new Float64Array(recorded).fill(noise),
  };
}
