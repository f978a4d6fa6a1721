import type { Frames } from './frames';

/** Resamples frames to another number by linear interpolation: a reading at another pace. */
export function stretch({ count, size, hop, data }: Frames, frames: number): Frames {
  const out = new Float32Array(frames * size);
  for (let f = 0; f < frames; f += 1) {
    const position = Math.max(0, Math.min(count - 1, ((f + 0.5) * count) / frames - 0.5));
    const [before, ratio] = [Math.floor(position), position % 1];
    const after = Math.min(count - 1, before + 1);
    for (let d = 0; d < size; d += 1) {
      out[f * size + d] =
        (data[before * size + d] ?? 0) * (1 - ratio) + (data[after * size + d] ?? 0) * ratio;
    }
  }
  return { count: frames, size, hop, data: out };
}
