/**
 * Mel-frequency cepstral coefficients: S. B. Davis and P. Mermelstein, “Comparison of parametric representations for
 * monosyllabic word recognition in continuously spoken sentences”, IEEE Transactions on Acoustics, Speech, and Signal
 * Processing 28, 1980. They represent the vocal tract and discard the pitch, which depends on the speaker.
 */
import type { Frames } from './frames';

/**
 * Coefficients 0 to 6. Recognisers of one speaker keep twelve; measured between voices, rooms and noises, the higher
 * coefficients distinguish speakers more than sentences (a wrong sentence is 1.6 times as distant as the right sentence
 * with seven coefficients, 1.2 times with thirteen).
 */
export const COEFFICIENTS = 7;

/**
 * Floor of each band, as a ratio of the band’s mean energy, added before the logarithm: it hides the room noise of a
 * recording, which a synthetic voice does not have.
 */
const FLOOR_RATIO = 0.05;

/** Computes the cepstra of mel energies; `isVoice[i]` selects the frames for the bands’ means. */
export function cepstra(energies: Frames, isVoice: Uint8Array): Frames {
  const { count, size, hop, data } = energies;
  const floors = bandMeans(energies, isVoice).map(
    (mean) => mean * FLOOR_RATIO + Number.MIN_VALUE,
  );
  const basis = cosines(size);
  const coefficients = new Float32Array(count * COEFFICIENTS);
  const logEnergies = new Float64Array(size);
  for (let f = 0; f < count; f += 1) {
    for (let b = 0; b < size; b += 1)
      logEnergies[b] = Math.log((data[f * size + b] ?? 0) + (floors[b] ?? 0));
    for (let c = 0; c < COEFFICIENTS; c += 1) {
      let sum = 0;
      for (let b = 0; b < size; b += 1)
        sum += (logEnergies[b] ?? 0) * (basis[c * size + b] ?? 0);
      coefficients[f * COEFFICIENTS + c] = sum;
    }
  }
  return { count, size: COEFFICIENTS, hop, data: coefficients };
}

/** Computes the first rows of the discrete cosine transform (type II) of `size` bands. */
function cosines(size: number): Float64Array {
  return Float64Array.from({ length: COEFFICIENTS * size }, (_, i) => {
    const [c, b] = [Math.floor(i / size), i % size];
    return Math.cos((Math.PI * c * (b + 0.5)) / size);
  });
}

function bandMeans({ count, size, data }: Frames, isVoice: Uint8Array): Float64Array {
  const sums = new Float64Array(size);
  let voicedFrames = 0;
  for (let f = 0; f < count; f += 1) {
    if (!isVoice[f]) continue;
    voicedFrames += 1;
    for (let b = 0; b < size; b += 1) sums[b] = (sums[b] ?? 0) + (data[f * size + b] ?? 0);
  }
  return sums.map((sum) => sum / Math.max(1, voicedFrames));
}
