import { placeAt, toImage, type Point, type Viewport } from '@/lib/surface/viewport';

/**
 * Interpolates between two viewports by a ratio from 0 to 1: the scale changes geometrically, and the content point
 * under `anchor` moves in a straight line.
 */
export function flight(
  from: Viewport,
  to: Viewport,
  anchor: Point,
): (ratio: number) => Viewport {
  const start = toImage(from, anchor);
  const end = toImage(to, anchor);
  return (ratio) =>
    placeAt(
      { x: interpolate(start.x, end.x, ratio), y: interpolate(start.y, end.y, ratio) },
      anchor,
      from.scale * (to.scale / from.scale) ** ratio,
    );
}

const interpolate = (from: number, to: number, ratio: number): number =>
  from + (to - from) * ratio;
