import type { Point } from '../../lib/geometry/point';
import { SIZE } from './kit';
import { element, group } from '@/lib/share/svg';

/** Clips its children to a shape; `id` must be unique in the picture. */
export function clippedGroup(id: string, shape: string, ...children: string[]): string {
  return (
    element('clipPath', { id }, shape) + group({ 'clip-path': `url(#${id})` }, ...children)
  );
}

/** Fades its children from a centre outwards, between two radii. */
export function fadingGroup(
  id: string,
  centre: Point,
  from: number,
  to: number,
  ...children: string[]
): string {
  const stop = (offset: number, shade: string) =>
    element('stop', { offset, 'stop-color': shade });
  return (
    element(
      'radialGradient',
      { id: `${id}-g`, gradientUnits: 'userSpaceOnUse', cx: centre.x, cy: centre.y, r: to },
      stop(from / to, '#fff'),
      stop(1, '#000'),
    ) +
    element(
      'mask',
      {
        id,
        maskUnits: 'userSpaceOnUse',
        x: -SIZE,
        y: -SIZE,
        width: SIZE * 3,
        height: SIZE * 3,
      },
      element('rect', {
        x: -SIZE,
        y: -SIZE,
        width: SIZE * 3,
        height: SIZE * 3,
        fill: `url(#${id}-g)`,
      }),
    ) +
    group({ mask: `url(#${id})` }, ...children)
  );
}
