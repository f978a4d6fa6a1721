/** The ratio of a section that must be in view before it appears. */
export const REVEAL_SHARE = 0.2;

/**
 * Computes the ratio (0–1) of an element at which it appears: a fifth, or what half a viewport can show of an
 * element so tall that a fifth of it would never be in view at once.
 * @param height of the element, in pixels; 0 while it has no layout: its ratio is then 0 as long as it is out of sight
 * @param viewport height of the window, in pixels
 */
export function revealThreshold(height: number, viewport: number): number {
  return Math.min(REVEAL_SHARE, viewport / 2 / height);
}
