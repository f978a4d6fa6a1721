/** Duration above which a frame is slow, in milliseconds. */
const SLOW_FRAME = 32;
/** Lowest scale of the resolution of a moving view: half as many pixels on each side. */
const MIN_SCALE = 0.5;
/** Smallest factor by which one reduction multiplies the scale. */
const MIN_FACTOR = 0.7;

/** State of the resolution of a moving view. */
export interface Resolution {
  /** Pixels on a side over those of a view at rest, from 0.5 to 1. */
  readonly scale: number;
  /** Duration of the last frame at this scale, in milliseconds; null before the first. */
  readonly lastDuration: number | null;
}

export const FULL_RESOLUTION: Resolution = { scale: 1, lastDuration: null };

/**
 * Lowers the resolution after two slow frames in a row: a single frame may be slow for another reason. The time of a
 * frame grows with its pixels, thus with the square of the scale.
 * @param duration from the start of a frame to the next frame that the browser grants, in milliseconds
 */
export function resolutionAfterFrame(
  { scale, lastDuration }: Resolution,
  duration: number,
): Resolution {
  const shorterDuration = Math.min(lastDuration ?? 0, duration);
  if (shorterDuration <= SLOW_FRAME || scale === MIN_SCALE)
    return { scale, lastDuration: duration };
  const factor = Math.max(MIN_FACTOR, Math.sqrt(SLOW_FRAME / shorterDuration));
  return { scale: Math.max(MIN_SCALE, scale * factor), lastDuration: null };
}

/** Raises the resolution of the next movement by one step, because a device may have become faster. */
export const resolutionAfterRest = ({ scale }: Resolution): Resolution => ({
  scale: Math.min(1, scale / MIN_FACTOR),
  lastDuration: null,
});
