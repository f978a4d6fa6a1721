import type { Frames } from '../features/frames';
import { distance } from './distance';

/** Frames of the reading that stand for all that a voice can sound like. */
const SAMPLES = 400;
/** The ratio of them that a frame of the recording is nearer to than to the rest. */
const QUANTILE = 0.1;

/**
 * For each frame of the recording the distance from the nearest tenth of all frames of the reading, in any order: what
 * a sentence must beat to be heard there. H. Bourlard, B. D’hoore and J.-M. Boite, “Optimizing recognition and
 * rejection performance in wordspotting systems”, ICASSP 1994. Unlike one limit for all frames, it rises and falls
 * with the noise, and with how much a voice resembles the reading’s.
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
