/**
 * Cepstral mean and variance normalisation: O. Viikki and K. Laurila, “Cepstral domain segmental feature vector
 * normalization for noise robust speech recognition”, Speech Communication 25, 1998. Constant properties of a recording
 * (voice, room, microphone) are constants in the cepstrum, and are removed.
 */
import type { Frames } from './frames';

/** Normalizes every feature to mean 0 and variance 1 over the frames with voice. */
export function normalise(frames: Frames, isVoice: Uint8Array): Frames {
  const { count, size, data } = frames;
  const vectors = new Float32Array(data.length);
  for (let d = 0; d < size; d += 1) {
    let [voicedFrames, sum, squareSum] = [0, 0, 0];
    for (let f = 0; f < count; f += 1) {
      if (!isVoice[f]) continue;
      const value = data[f * size + d] ?? 0;
      voicedFrames += 1;
      sum += value;
      squareSum += value * value;
    }
    const mean = sum / Math.max(1, voicedFrames);
    const deviation = Math.sqrt(
      Math.max(0, squareSum / Math.max(1, voicedFrames) - mean * mean),
    );
    for (let f = 0; f < count; f += 1)
      vectors[f * size + d] = ((data[f * size + d] ?? 0) - mean) / (deviation || 1);
  }
  return { ...frames, data: vectors };
}

/** Weight of a slope relative to its feature, since slopes over 100 ms are small. */
const SLOPE_WEIGHT = 2;
/** Half-width of a slope's regression: 2 frames on each side, 100 ms in all at 20 ms. */
const REACH = 2;

/**
 * Appends to each vector the slopes of its features (S. Furui, “Speaker-independent isolated word recognition using
 * dynamic features of speech spectrum”, IEEE Transactions on ASSP 34, 1986), by regression over five frames.
 */
export function withSlopes(frames: Frames): Frames {
  const { count, size, data } = frames;
  const vectors = new Float32Array(count * size * 2);
  const clampFrame = (f: number) => Math.max(0, Math.min(count - 1, f));
  for (let f = 0; f < count; f += 1) {
    for (let d = 0; d < size; d += 1) {
      let slope = 0;
      for (let r = 1; r <= REACH; r += 1)
        slope +=
          r *
          ((data[clampFrame(f + r) * size + d] ?? 0) -
            (data[clampFrame(f - r) * size + d] ?? 0));
      vectors[f * size * 2 + d] = data[f * size + d] ?? 0;
      vectors[f * size * 2 + size + d] = (SLOPE_WEIGHT * slope) / 10;
    }
  }
  return { ...frames, size: size * 2, data: vectors };
}
