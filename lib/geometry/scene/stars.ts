import { linePath } from '../path';
import { seededRandom } from '@/lib/random';

type Field = { readonly width: number; readonly height: number };

/**
 * Draws scattered stars as one path of zero-length lines, which round caps turn into dots. Stars keep a small distance
 * from each other and from the border of the field, so that the field can be tiled.
 */
export function starsPath(count: number, { width, height }: Field, seed: number): string {
  const random = seededRandom(seed);
  const minDistance = Math.sqrt((width * height) / count) / 3;
  const stars: { x: number; y: number }[] = [];
  while (stars.length < count) {
    const star = { x: 4 + random() * (width - 8), y: 4 + random() * (height - 8) };
    if (stars.every(({ x, y }) => Math.hypot(x - star.x, y - star.y) > minDistance))
      stars.push(star);
  }
  return stars.map((star) => `${linePath([star], false, 0)}h0`).join('');
}
