/**
 * Brings sound to a loudness while no peak, even between samples, passes a ceiling. Peaks
 * are foreseen: the gain has fallen before they come, smoothly, so nothing clicks or clips.
 */
import { loudnessOf } from './loudness';
import { at, scale, type Signal } from './signal';

const LOOKAHEAD_SECONDS = 0.006;
const RELEASE_SECONDS = 0.12;
const MAX_PASSES = 8;

export type Target = {
  /** Integrated loudness, LUFS. */
  readonly loudness: number;
  /** True peak, dBTP. */
  readonly ceiling: number;
};

/** A copy under the ceiling, at the target loudness within 0.05 LU unless the peaks forbid it. */
export function master(signal: Signal, rate: number, target: Target): Signal {
  const peaks = truePeaks(signal);
  const ceiling = 10 ** (target.ceiling / 20);
  let gain = 10 ** ((target.loudness - loudnessOf(signal, rate)) / 20);
  let out = signal;
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    out = scale(limit(signal, peaks, rate, ceiling / gain), gain);
    const missing = target.loudness - loudnessOf(out, rate);
    if (Math.abs(missing) < 0.05) break;
    gain *= 10 ** (missing / 20);
  }
  return out;
}

/** A copy whose true peaks, given beside it, are held under `ceiling` (linear). */
export function limit(signal: Signal, peaks: Signal, rate: number, ceiling: number): Signal {
  const window = Math.round(LOOKAHEAD_SECONDS * rate);
  const release = Math.exp(-1 / (RELEASE_SECONDS * rate));
  const needed = foreseen(peaks, ceiling, window);
  const held = new Float64Array(signal.length);
  const out = new Float64Array(signal.length);
  const before = needed[0] ?? 1;
  let low = before;
  let sum = before * window;
  for (let i = 0; i < signal.length; i += 1) {
    low = Math.min(at(needed, i), 1 - (1 - low) * release);
    held[i] = low;
    sum += low - (i < window ? before : at(held, i - window));
    out[i] = (at(signal, i) * sum) / window;
  }
  return out;
}

/** For each sample, the gain that every peak within the next `window` samples requires. */
function foreseen(peaks: Signal, ceiling: number, window: number): Signal {
  const needed = new Float64Array(peaks.length).fill(1);
  for (let i = 0; i < peaks.length; i += 1) {
    const gain = ceiling / at(peaks, i);
    // Where an earlier peak already asks for as much, it has seen to all that lies before it.
    for (let j = i; j >= Math.max(0, i - window) && at(needed, j) > gain; j -= 1) {
      needed[j] = gain;
    }
  }
  return needed;
}

/** Windowed-sinc weights for the three points between a sample and the next. */
const BETWEEN = [0.25, 0.5, 0.75].map((offset) =>
  Float64Array.from({ length: 12 }, (_, k) => {
    const x = offset - (k - 5);
    const bell = Math.cos((Math.PI * x) / 13) ** 2;
    return (Math.sin(Math.PI * x) / (Math.PI * x)) * bell;
  }),
);

/**
 * The highest magnitude at each sample and at the quarter steps after it (4× oversampling,
 * ITU-R BS.1770-4 annex 2).
 */
export function truePeaks(signal: Signal): Signal {
  const peaks = signal.map(Math.abs);
  for (const weights of BETWEEN) {
    for (let i = 0; i < signal.length; i += 1) {
      let value = 0;
      for (let k = 0; k < weights.length; k += 1) {
        value += at(weights, k) * at(signal, i + k - 5);
      }
      peaks[i] = Math.max(at(peaks, i), Math.abs(value));
    }
  }
  return peaks;
}
