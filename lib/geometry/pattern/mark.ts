import { ribbonPath, polygonPath } from '@/lib/geometry/path';
import { starChords, starOutline } from './star';
import { strapwork } from './strapwork';

/**
 * Draws the site's mark: an interlaced star {8/3} with a small star at its centre, in a square of `size` units, for the
 * even-odd fill rule; its bands stay open from 24 pixels on.
 */
export function markPath(size: number): string {
  const centre = { x: size / 2, y: size / 2 };
  const star = strapwork(starChords(8, 3, size * 0.465, centre), {
    width: size * 0.05,
    gap: size * 0.021,
  });
  const heart = starOutline(8, 2, size * 0.088, centre);
  return star.map((ribbon) => ribbonPath(ribbon)).join('') + polygonPath(heart);
}

/** Draws the mark for small sizes: the solid outline of the star with an octagonal hole. */
export function smallMarkPath(size: number): string {
  const centre = { x: size / 2, y: size / 2 };
  const outer = starOutline(8, 3, size * 0.5, centre);
  const inner = starOutline(8, 2, size * 0.17, centre);
  return polygonPath(outer) + polygonPath(inner);
}
