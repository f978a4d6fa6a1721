/** Least ratio of a section within the viewport at which the section is revealed. */
export const REVEAL_RATIO = 0.2;

/**
 * Computes the ratio (0–1) of an element within the viewport that reveals the element: a fifth, or less for an element
 * so tall that half a viewport shows less than a fifth.
 * @param height of the element, in pixels; 0 without layout gives the ratio 0
 * @param viewportHeight height of the window, in pixels
 */
export function revealThreshold(height: number, viewportHeight: number): number {
  return Math.min(REVEAL_RATIO, viewportHeight / 2 / height);
}
