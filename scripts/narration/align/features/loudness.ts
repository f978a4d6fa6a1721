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
const NEIGHBOURHOOD_SECONDS = 20;
const STEP_SECONDS = 2;
/** Threshold of silence above the quiet of a neighbourhood: a ratio of the range from quiet to loud, or decibels. */
const THRESHOLD_RATIO = 0.25;
const MIN_RISE_DB = 8;
/** In decibels: the least range of a neighbourhood that contains both silence and sound. */
const MIN_RANGE_DB = 9;

/** Flags each silent frame with 1. */
export function silentFrames(levels: Float64Array, hop: number): Uint8Array {
  const step = Math.round(STEP_SECONDS / hop);
  const reach = Math.round(NEIGHBOURHOOD_SECONDS / hop);
  const peakLevel = quantile(levels, 0.95);
  const silent = new Uint8Array(levels.length);
  for (let start = 0; start < levels.length; start += step) {
    const neighbourhood = levels.subarray(Math.max(0, start - reach), start + step + reach);
    const sorted = Float64Array.from(neighbourhood).sort();
    const [quietLevel, loudLevel] = [valueAt(sorted, 0.05), valueAt(sorted, 0.9)];
    const levelRange = loudLevel - quietLevel;
    const limit =
      levelRange < MIN_RANGE_DB
        ? quietLevel - 1
        : quietLevel + Math.max(MIN_RISE_DB, levelRange * THRESHOLD_RATIO);
    for (let f = start; f < Math.min(levels.length, start + step); f += 1) {
      const level = levels[f] ?? 0;
      silent[f] = level < Math.max(limit, peakLevel - 60) ? 1 : 0;
    }
  }
  return silent;
}

const valueAt = (sorted: Float64Array, ratio: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(ratio * sorted.length))] ?? 0;

const quantile = (values: Float64Array, ratio: number): number =>
  valueAt(Float64Array.from(values).sort(), ratio);
