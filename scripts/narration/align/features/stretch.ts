import type { Frames } from './frames';

/** Resamples frames to another number by linear interpolation: a reading at another pace. */
export function stretch({ count, size, hop, data }: Frames, frameCount: number): Frames {
  const stretched = new Float32Array(frameCount * size);
  for (let f = 0; f < frameCount; f += 1) {
    const position = Math.max(0, Math.min(count - 1, ((f + 0.5) * count) / frameCount - 0.5));
    const [previousFrame, ratio] = [Math.floor(position), position % 1];
    const nextFrame = Math.min(count - 1, previousFrame + 1);
    for (let d = 0; d < size; d += 1) {
      stretched[f * size + d] =
        (data[previousFrame * size + d] ?? 0) * (1 - ratio) +
        (data[nextFrame * size + d] ?? 0) * ratio;
    }
  }
  return { count: frameCount, size, hop, data: stretched };
}
