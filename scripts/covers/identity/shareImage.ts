import { starsPath } from '../../../lib/geometry/scene/stars';
import { svgDocument, element, group } from '@/lib/share/svg';
import { linePathOf } from '@/scripts/drawing/lettering';
import { goldGradients } from '@/scripts/drawing/gold';
import { GOLD_LIGHT, NIGHT, NIGHT_2, SAND, TEAL } from './colours';
import { desert } from './desert';
import { greatRosette } from './greatRosette';

export const SHARE = { width: 1200, height: 630 } as const;

/** The show's name and tagline, as under a shared link. */
export type SiteTexts = { readonly name: string; readonly tagline: string };

/** Cuts a text in two: after its comma, or else at the space nearest its middle. */
export function splitText(text: string): readonly [string, string] {
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const target = text.includes(', ') ? text.indexOf(', ') + 1 : text.length / 2;
  const [cut = text.length] = spaces.toSorted(
    (a, b) => Math.abs(a - target) - Math.abs(b - target),
  );
  return [text.slice(0, cut), text.slice(cut + 1)];
}

function textPaths({ name, tagline }: SiteTexts): string {
  const line = (text: string, y: number, size: number, fill: string) =>
    element('path', {
      d: linePathOf({ text, size, x: 72, y, anchor: 'start', tracking: 0.005 }),
      fill,
    });
  const [first, second] = splitText(name);
  const [third, fourth] = splitText(tagline);
  return (
    line(first, 206, 104, SAND) +
    line(second, 306, 104, SAND) +
    element('rect', { x: 74, y: 340, width: 96, height: 3, fill: GOLD_LIGHT }) +
    line(third, 396, 39, GOLD_LIGHT) +
    line(fourth, 444, 39, GOLD_LIGHT)
  );
}

export function shareImage(texts: SiteTexts): string {
  const { width, height } = SHARE;
  const stop = (offset: number, color: string) =>
    element('stop', { offset, 'stop-color': color });
  return svgDocument(
    SHARE,
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
      d: starsPath(70, SHARE, 622),
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
