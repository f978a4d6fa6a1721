import { SIZE, element } from './kit';
import type { Palette } from './kit';
import { MIDDLE } from './kit';
import type { Point } from '../../lib/geometry/point';

const stop = (offset: number, color: string, opacity = 1): string =>
  element('stop', { offset, 'stop-color': color, 'stop-opacity': opacity });

/** The gold of every line, lit from above, and the light of the numerals. */
export const defs = (height: number): string =>
  element(
    'linearGradient',
    { id: 'gold', gradientUnits: 'userSpaceOnUse', x1: 0, y1: 0, x2: 0, y2: height },
    stop(0, '#f0d690'),
    stop(0.45, '#d9b45b'),
    stop(1, '#a97d2f'),
  ) +
  element(
    'linearGradient',
    { id: 'light', x1: 0, y1: 0, x2: 0, y2: 1 },
    stop(0, '#fbf0d2'),
    stop(1, '#e3c374'),
  );

const all = { width: SIZE, height: SIZE } as const;

/** The coloured ground, with light falling at a point, and the gradients every cover uses. */
export function ground({ ground: base, deep, glow }: Palette, light: Point = MIDDLE): string {
  const gradient = element(
    'radialGradient',
    { id: 'ground', gradientUnits: 'userSpaceOnUse', cx: light.x, cy: light.y, r: SIZE * 0.86 },
    stop(0, glow),
    stop(0.5, base),
    stop(1, deep),
  );
  return (
    element('defs', {}, defs(SIZE), gradient) +
    element('rect', { ...all, fill: 'url(#ground)' })
  );
}
