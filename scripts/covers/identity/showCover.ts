import { starsPath } from '../../../lib/geometry/scene/stars';
import { SIZE, picture } from '../kit';
import { element } from '@/lib/share/svg';
import { ground } from '../ground';
import { linePathOf } from '@/scripts/drawing/lettering';
import { NIGHT, NIGHT_2, SAND, TEAL } from './colours';
import { greatRosette } from './greatRosette';
import { splitText } from './shareImage';
import type { SiteTexts } from './shareImage';

/** Draws the cover of the show, for podcast directories. */
export function showCover({ name }: SiteTexts): string {
  const centre = { x: SIZE / 2, y: 540 };
  const [nameStart, nameEnd] = splitText(name);
  const line = (text: string, y: number) =>
    element('path', {
      d: linePathOf({ text, size: 190, x: SIZE / 2, y, tracking: 0.005 }),
      fill: 'url(#light)',
    });
  return picture(
    ground({ ground: NIGHT_2, deep: NIGHT, glow: TEAL }, centre),
    element('path', {
      d: starsPath(90, { width: SIZE, height: SIZE }, 632),
      stroke: SAND,
      'stroke-width': 4,
      'stroke-linecap': 'round',
      opacity: 0.45,
    }),
    greatRosette(centre, 436, 2.8),
    line(nameStart, 1136),
    line(nameEnd, 1310),
  );
}
