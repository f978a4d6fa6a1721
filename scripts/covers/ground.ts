import { goldGradients } from '@/scripts/drawing/gold';
import { SIZE } from './kit';
import { element } from '@/lib/share/svg';
import type { Palette } from './kit';
import { MIDDLE } from './kit';
import type { Point } from '../../lib/geometry/point';

const stop = (offset: number, color: string, opacity = 1): string =>
  element('stop', { offset, 'stop-color': color, 'stop-opacity': opacity });

const square = { width: SIZE, height: SIZE } as const;

/** Draws the coloured background with light at a point, and the gradients of all covers. */
export function ground({ ground: base, deep, glow }: Palette, light: Point = MIDDLE): string {
  const gradient = element(
    'radialGradient',
    { id: 'ground', gradientUnits: 'userSpaceOnUse', cx: light.x, cy: light.y, r: SIZE * 0.86 },
    stop(0, glow),
    stop(0.5, base),
    stop(1, deep),
  );
  return (
    element('defs', {}, goldGradients(SIZE), gradient) +
    element('rect', { ...square, fill: 'url(#ground)' })
  );
}
