/** Emblems of the types of places: gold lines in a square of 24 units, like the site's icons. */
import { polygonPath } from '@/lib/geometry/path';
import { starOutline } from '@/lib/geometry/pattern/star';
import type { Place } from '@/lib/map/places/place';
import { INK } from './ink';

const EMBLEMS: Readonly<Record<Place['type'], string>> = {
  city: 'M3.5 20h17M5 20v-7h5v7M10 20V8h5v12M15 20v-9h4.5v9M6.6 15.5h1.6M11.7 11h1.6M11.7 14h1.6M16.6 14h1.4M10 8l2.5-2.6L15 8',
  battle:
    'M4 4l11.6 11.6M20 4L8.4 15.600M13.4 17.600l4.2-4.200M10.6 17.600l-4.2-4.200M15.6 15.600l4 4M8.4 15.600l-4 4',
  mosque:
    'M4 20h16M6 20v-6h12v6M7 14c0-3.6 2.6-5.2 5-7 2.4 1.8 5 3.4 5 7M12 7V4.600M10.4 20v-2.400a1.6 1.8 0 0 1 3.2 0V20',
  palace:
    'M4 20h16M5 20V9h14v11M5 9l0-3h2.500v1.800h2.400V6h4.200v1.800h2.400V6H19v3M9 20v-4.500a3 3.4 0 0 1 6 0V20',
  university:
    'M12 7.200C9.8 5.6 6.8 5.2 4 5.600v12.200c2.8-.4 5.8 0 8 1.6 2.2-1.6 5.2-2 8-1.600V5.600c-2.8-.4-5.8 0-8 1.600zM12 7.200v12.200M6.6 9.200c1.2 0 2.3.2 3.3.6M6.6 12.400c1.2 0 2.3.2 3.3.6M17.4 9.200c-1.2 0-2.3.2-3.3.6M17.4 12.400c-1.2 0-2.3.2-3.3.6',
  empire_capital:
    'M4 19.500h16M5 16.500h14L20.5 8l-4.7 3.200L12 5.500l-3.8 5.700L3.5 8zM12 13.200h0',
};

/**
 * Draws the emblem of a place's type.
 * @param radius of the dark disc, in pixels of the picture
 */
export function emblemDrawing(
  type: Place['type'],
  x: number,
  y: number,
  radius: number,
): string {
  const scale = (radius * 1.12) / 24;
  const star = polygonPath(starOutline(16, 3, radius * 1.16, { x, y }));
  return [
    `<circle cx="${x}" cy="${y + radius * 0.1}" r="${radius * 1.2}" fill="${INK.night}" fill-opacity="0.22"/>`,
    `<path d="${star}" fill="${INK.night}" stroke="#d9b45b" stroke-width="1.6" stroke-linejoin="round"/>`,
    `<circle cx="${x}" cy="${y}" r="${radius * 0.86}" fill="${INK.night}" stroke="#d9b45b" stroke-width="1.4"/>`,
    `<path transform="translate(${x - 12 * scale} ${y - 12 * scale}) scale(${scale})" d="${EMBLEMS[type]}" fill="none" stroke="#e3c374" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/>`,
  ].join('');
}
