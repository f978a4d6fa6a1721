import type { Frames } from '../features/frames';
import { distance } from './distance';

/** Number of frames of the reading that sample the voice. */
const SAMPLES = 400;
/** Quantile of the distances to the samples. */
const QUANTILE = 0.1;

/**
 * Computes the chance distance of each frame of the recording: the 0.1 quantile of its distances to the reading's
 * frames in any order, which a recognised sentence must beat. H. Bourlard, B. D’hoore and J.-M. Boite, “Optimizing
 * recognition and rejection performance in wordspotting systems”, ICASSP 1994. Unlike a fixed threshold, it adapts to
 * noise and to the voice’s similarity with the reading’s.
 */
export function chanceDistances(recording: Frames, reading: Frames): Float64Array {
  const step = Math.max(1, reading.count / SAMPLES);
  const distances = new Float64Array(Math.floor(reading.count / step));
  const rank = Math.floor(distances.length * QUANTILE);
  return Float64Array.from({ length: recording.count }, (_, t) => {
    for (let i = 0; i < distances.length; i += 1)
      distances[i] = distance(recording, t, reading, Math.floor(i * step));
    return distances.sort()[rank] ?? 0;
  });
}
