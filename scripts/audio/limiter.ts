/**
 * Brings sound to a loudness while no peak, even between samples, passes a ceiling. Peaks
 * are foreseen: the gain has fallen before they come, smoothly, so nothing clicks or clips.
 */
import { loudnessOf } from './loudness';
import { at, scale, type Signal } from './signal';

const LOOKAHEAD_SECONDS = 0.006;
const RELEASE_SECONDS = 0.12;

export type Target = {
  /** Integrated loudness, LUFS. */
  readonly loudness: number;
  /** True peak, dBTP. */
  readonly ceiling: number;
};

/** A copy at the target loudness (within 0.05 LU) and under the ceiling. */
export function master(signal: Signal, rate: number, target: Target): Signal {
  let gain = 10 ** ((target.loudness - loudnessOf(signal, rate)) / 20);
  let out: Signal = signal;
  for (let pass = 0; pass < 6; pass += 1) {
    out = limit(scale(Float64Array.from(signal), gain), rate, 10 ** (target.ceiling / 20));
    const missing = target.loudness - loudnessOf(out, rate);
    if (Math.abs(missing) < 0.05) break;
    gain *= 10 ** (missing / 20);
  }
  return out;
}

/** Holds true peaks under `ceiling` (linear). */
export function limit(signal: Signal, rate: number, ceiling: number): Signal {
  const window = Math.round(LOOKAHEAD_SECONDS * rate);
  const release = Math.exp(-1 / (RELEASE_SECONDS * rate));
  const needed = foreseen(signal, ceiling, window);
  const held = new Float64Array(signal.length);
  let low = 1;
  for (let i = 0; i < signal.length; i += 1) {
    low = Math.min(at(needed, i), 1 - (1 - low) * release);
    held[i] = low;
  }
  const out = new Float64Array(signal.length);
  let sum = window;
  for (let i = 0; i < signal.length; i += 1) {
    sum += at(held, i) - (i < window ? 1 : at(held, i - window));
    out[i] = (at(signal, i) * sum) / window;
  }
  return out;
}

/** For each sample, the gain that every peak within the next `window` samples requires. */
function foreseen(signal: Signal, ceiling: number, window: number): Signal {
  const needed = new Float64Array(signal.length).fill(1);
  for (let i = 0; i < signal.length; i += 1) {
    const gain = ceiling / truePeakAt(signal, i);
    if (gain >= 1) continue;
    for (let j = Math.max(0, i - window); j <= i; j += 1) {
      needed[j] = Math.min(at(needed, j), gain);
    }
  }
  return needed;
}

/** Windowed-sinc weights for the three points between a sample and the next. */
const BETWEEN = [0.25, 0.5, 0.75].map((offset) =>
  Array.from({ length: 12 }, (_, k) => {
    const x = offset - (k - 5);
    const bell = Math.cos((Math.PI * x) / 13) ** 2;
    return (Math.sin(Math.PI * x) / (Math.PI * x)) * bell;
  }),
);

/** Highest magnitude at sample `i` and at the quarter steps after it (4× oversampling, BS.1770 annex 2). */
export function truePeakAt(signal: Signal, i: number): number {
  let high = Math.abs(at(signal, i));
  if (high < 0.3 && Math.abs(at(signal, i + 1)) < 0.3) return high;
  for (const weights of BETWEEN) {
    let value = 0;
    for (const [k, weight] of weights.entries()) value += weight * at(signal, i + k - 5);
    high = Math.max(high, Math.abs(value));
  }
  return high;
}
