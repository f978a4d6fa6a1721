import { linePath } from '../path';
import { seededRandom } from '@/lib/random';

type Field = { readonly width: number; readonly height: number };

/**
 * Draws scattered stars as one path of lines without length: a round cap makes a dot of each. They keep a small
 * distance from one another, as scattered things do to the eye, and stay clear of the field's border so that the
 * field can be repeated.
 */
export function starsPath(count: number, { width, height }: Field, seed: number): string {
  const next = seededRandom(seed);
  const apart = Math.sqrt((width * height) / count) / 3;
  const stars: { x: number; y: number }[] = [];
  while (stars.length < count) {
    const star = { x: 4 + next() * (width - 8), y: 4 + next() * (height - 8) };
    if (stars.every(({ x, y }) => Math.hypot(x - star.x, y - star.y) > apart)) stars.push(star);
  }
  return stars.map((star) => `${linePath([star], false, 0)}h0`).join('');
}
