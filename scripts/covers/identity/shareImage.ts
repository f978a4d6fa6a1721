import { starsPath } from '../../../lib/geometry/scene/stars';
import { svgDocument, element, group } from '@/lib/share/svg';
import { linePathOf } from '@/scripts/drawing/lettering';
import { goldGradients } from '@/scripts/drawing/gold';
import { GOLD_LIGHT, NIGHT, NIGHT_2, SAND, TEAL } from './colours';
import { desert } from './desert';
import { greatRosette } from './greatRosette';

export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** The show's name and tagline, as under a shared link. */
export type SiteTexts = { readonly name: string; readonly tagline: string };

/** Cuts a text in two: after its comma, or else at the space nearest its middle. */
export function splitText(text: string): readonly [string, string] {
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const targetIndex = text.includes(', ') ? text.indexOf(', ') + 1 : text.length / 2;
  const [cutIndex = text.length] = spaces.toSorted(
    (a, b) => Math.abs(a - targetIndex) - Math.abs(b - targetIndex),
  );
  return [text.slice(0, cutIndex), text.slice(cutIndex + 1)];
}

function textPaths({ name, tagline }: SiteTexts): string {
  const line = (text: string, y: number, size: number, fill: string) =>
    element('path', {
      d: linePathOf({ text, size, x: 72, y, anchor: 'start', tracking: 0.005 }),
      fill,
    });
  const [nameStart, nameEnd] = splitText(name);
  const [taglineStart, taglineEnd] = splitText(tagline);
  return (
    line(nameStart, 206, 104, SAND) +
    line(nameEnd, 306, 104, SAND) +
    element('rect', { x: 74, y: 340, width: 96, height: 3, fill: GOLD_LIGHT }) +
    line(taglineStart, 396, 39, GOLD_LIGHT) +
    line(taglineEnd, 444, 39, GOLD_LIGHT)
  );
}

/** Draws the image of a shared link, as an SVG document of `SHARE_SIZE` pixels. */
export function shareImage(texts: SiteTexts): string {
  const { width, height } = SHARE_SIZE;
  const stop = (offset: number, color: string) =>
    element('stop', { offset, 'stop-color': color });
  return svgDocument(
    SHARE_SIZE,
    goldGradients(height),
    element(
      'linearGradient',
      { id: 'sky', x2: 0, y2: 1 },
      stop(0, NIGHT),
      stop(0.6, NIGHT_2),
      stop(1, TEAL),
    ),
    element('rect', { width, height, fill: 'url(#sky)' }),
    element('path', {
      d: starsPath(70, SHARE_SIZE, 622),
      stroke: SAND,
      'stroke-width': 2,
      'stroke-linecap': 'round',
      opacity: 0.55,
    }),
    greatRosette({ x: 900, y: 268 }, 232, 1.6),
    group({ transform: 'translate(0 376) scale(.75)' }, desert()),
    textPaths(texts),
  );
}
