import { markPath, smallMarkPath } from '@/lib/geometry/pattern/mark';
import { svgDocument, element } from '@/lib/share/svg';
import { GOLD_LIGHT, NIGHT, TEAL } from './colours';

type Tile = {
  /** Side of the square, in units. */
  readonly size: number;
  /** Size of the mark, as a ratio of the side; smaller where a system crops the tile. */
  readonly ratio: number;
  /** Corner radius, as a ratio of the side. */
  readonly corner: number;
  readonly small?: boolean;
};

/** Draws the mark on a dark square. */
export function tile({ size, ratio, corner, small = false }: Tile): string {
  const markSize = size * ratio;
  const inset = (size - markSize) / 2;
  const stop = (offset: number, color: string) =>
    element('stop', { offset, 'stop-color': color });
  return svgDocument(
    { width: size, height: size },
    element(
      'radialGradient',
      { id: 'n', r: 0.75 },
      stop(0, small ? NIGHT : TEAL),
      stop(0.8, NIGHT),
    ),
    element('rect', { width: size, height: size, rx: size * corner, fill: 'url(#n)' }),
    element('path', {
      d: small ? smallMarkPath(markSize) : markPath(markSize),
      fill: GOLD_LIGHT,
      'fill-rule': 'evenodd',
      transform: `translate(${inset} ${inset})`,
    }),
  );
}
