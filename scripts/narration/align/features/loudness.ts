/** Loudness of frames, and detection of silence relative to the room's own level. */
import type { Frames } from './frames';

/** Computes the energy of all bands of each frame, in decibels, at least −120. */
export function loudness({ count, size, data }: Frames): Float64Array {
  return Float64Array.from({ length: count }, (_, f) => {
    let sum = 0;
    for (let b = 0; b < size; b += 1) sum += data[f * size + b] ?? 0;
    return 10 * Math.log10(sum + 1e-12);
  });
}

/** In seconds: the neighbourhood that defines quiet and loud, since levels may drift and music may come and go. */
const AROUND_SECONDS = 20;
const EVERY_SECONDS = 2;
/** Threshold of silence above the quiet of a neighbourhood: a ratio of the range from quiet to loud, or decibels. */
const THRESHOLD = 0.25;
const LEAST_RISE = 8;
/** In decibels: the least range of a neighbourhood that contains both silence and sound. */
const LEAST_RANGE = 9;

/** Flags each silent frame with 1. */
export function silentFrames(levels: Float64Array, hop: number): Uint8Array {
  const step = Math.round(EVERY_SECONDS / hop);
  const reach = Math.round(AROUND_SECONDS / hop);
  const loudest = quantile(levels, 0.95);
  const silent = new Uint8Array(levels.length);
  for (let from = 0; from < levels.length; from += step) {
    const neighbourhood = levels.subarray(Math.max(0, from - reach), from + step + reach);
    const sorted = Float64Array.from(neighbourhood).sort();
    const [quiet, loud] = [valueAt(sorted, 0.05), valueAt(sorted, 0.9)];
    const range = loud - quiet;
    const limit =
      range < LEAST_RANGE ? quiet - 1 : quiet + Math.max(LEAST_RISE, range * THRESHOLD);
    for (let f = from; f < Math.min(levels.length, from + step); f += 1) {
      const level = levels[f] ?? 0;
      silent[f] = level < Math.max(limit, loudest - 60) ? 1 : 0;
    }
  }
  return silent;
}

const valueAt = (sorted: Float64Array, ratio: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(ratio * sorted.length))] ?? 0;

const quantile = (values: Float64Array, ratio: number): number =>
  valueAt(Float64Array.from(values).sort(), ratio);
