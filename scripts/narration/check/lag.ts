/** Measurement of an audio's delay in a recording, by correlation of envelopes. */
import { sampleAt, type Signal } from '../../audio/signal';

/** In seconds: step and window of the envelope. */
const STEP = 0.001;
const WIDTH = 0.01;
/** In seconds: range of the search, before and after. */
const REACH = 0.15;

/**
 * Computes the envelope of a signal: its root mean square around each of `count` successive milliseconds.
 * @param sampleRate in hertz
 * @param from start, in seconds
 */
function envelope(
  signal: Signal,
  sampleRate: number,
  from: number,
  count: number,
): readonly number[] {
  const half = Math.round((WIDTH * sampleRate) / 2);
  return Array.from({ length: count }, (_, rank) => {
    const middle = Math.round((from + rank * STEP) * sampleRate);
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
  const count = Math.floor(spoken.length / sampleRate / STEP);
  const reach = Math.round(REACH / STEP);
  const spokenEnvelope = envelope(spoken, sampleRate, 0, count);
  const recordedEnvelope = envelope(recording, sampleRate, start - REACH, count + 2 * reach);
  let best = { lag: 0, value: -Infinity };
  for (let shift = 0; shift <= 2 * reach; shift += 1) {
    const value = correlation(spokenEnvelope, recordedEnvelope.slice(shift, shift + count));
    if (value > best.value) best = { lag: (shift - reach) * STEP, value };
  }
  return best.lag;
}

/** Computes Pearson’s correlation of two lists of equal length. */
function correlation(one: readonly number[], other: readonly number[]): number {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const [a, b] = [mean(one), mean(other)];
  let [product, square, otherSquare] = [0, 0, 0];
  for (const [rank, value] of one.entries()) {
    const [x, y] = [value - a, (other[rank] ?? 0) - b];
    product += x * y;
    square += x * x;
    otherSquare += y * y;
  }
  return product / Math.sqrt(square * otherSquare);
}
