/** Measurement of an audio's delay in a recording, by correlation of envelopes. */
import { sampleAt, type Signal } from '../../audio/signal';

/** In seconds: step and window of the envelope. */
const STEP_SECONDS = 0.001;
const WINDOW_SECONDS = 0.01;
/** In seconds: range of the search, before and after. */
const MAX_LAG_SECONDS = 0.15;

/**
 * Computes the envelope of a signal: its root mean square around each of `count` successive milliseconds.
 * @param sampleRate in hertz
 * @param start start, in seconds
 */
function envelope(
  signal: Signal,
  sampleRate: number,
  start: number,
  count: number,
): readonly number[] {
  const half = Math.round((WINDOW_SECONDS * sampleRate) / 2);
  return Array.from({ length: count }, (_, index) => {
    const middle = Math.round((start + index * STEP_SECONDS) * sampleRate);
    let sum = 0;
    for (let i = middle - half; i < middle + half; i += 1) sum += sampleAt(signal, i) ** 2;
    return Math.sqrt(sum / (2 * half));
  });
}

/**
 * Computes the seconds by which a spoken sentence is later than its place in a recording (negative: earlier), where
 * their envelopes correlate best.
 * @param start of the sentence according to the cue, in seconds
 */
export function lagOf(
  spoken: Signal,
  recording: Signal,
  sampleRate: number,
  start: number,
): number {
  const count = Math.floor(spoken.length / sampleRate / STEP_SECONDS);
  const reach = Math.round(MAX_LAG_SECONDS / STEP_SECONDS);
  const spokenEnvelope = envelope(spoken, sampleRate, 0, count);
  const recordedEnvelope = envelope(
    recording,
    sampleRate,
    start - MAX_LAG_SECONDS,
    count + 2 * reach,
  );
  let bestMatch = { lag: 0, value: -Infinity };
  for (let shift = 0; shift <= 2 * reach; shift += 1) {
    const value = correlation(spokenEnvelope, recordedEnvelope.slice(shift, shift + count));
    if (value > bestMatch.value) bestMatch = { lag: (shift - reach) * STEP_SECONDS, value };
  }
  return bestMatch.lag;
}

/** Computes Pearson’s correlation of two lists of equal length. */
function correlation(first: readonly number[], second: readonly number[]): number {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const [a, b] = [mean(first), mean(second)];
  let [product, firstSquares, secondSquares] = [0, 0, 0];
  for (const [index, value] of first.entries()) {
    const [x, y] = [value - a, (second[index] ?? 0) - b];
    product += x * y;
    firstSquares += x * x;
    secondSquares += y * y;
  }
  return product / Math.sqrt(firstSquares * secondSquares);
}
