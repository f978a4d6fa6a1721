import { ribbonPath, polygonPath } from '@/lib/geometry/path';
import { starChords, starOutline } from './star';
import { strapwork } from './strapwork';

/**
 * Draws the site's mark: an interlaced star {8/3} with a small star at its centre, in a square of `size` units, for the
 * even-odd fill rule; its bands stay open from 24 pixels on.
 */
export function markPath(size: number): string {
  const centre = { x: size / 2, y: size / 2 };
  const bands = strapwork(starChords(8, 3, size * 0.465, centre), {
    width: size * 0.05,
    gap: size * 0.021,
  });
  const centreStar = starOutline(8, 2, size * 0.088, centre);
  return bands.map((ribbon) => ribbonPath(ribbon)).join('') + polygonPath(centreStar);
}

/** Draws the mark for small sizes: the solid outline of the star with an octagonal hole. */
export function smallMarkPath(size: number): string {
  const centre = { x: size / 2, y: size / 2 };
  const outline = starOutline(8, 3, size * 0.5, centre);
  const hole = starOutline(8, 2, size * 0.17, centre);
  return polygonPath(outline) + polygonPath(hole);
}
