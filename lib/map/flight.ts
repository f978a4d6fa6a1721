import { placeAt, toImage, type Point, type Viewport } from '@/lib/map/viewport';

/**
 * The way from one viewport to another, told by a share from 0 to 1: the scale grows by equal factors in equal
 * times, and the image point under `anchor` moves straight.
 */
export function flight(
  from: Viewport,
  to: Viewport,
  anchor: Point,
): (share: number) => Viewport {
  const start = toImage(from, anchor);
  const end = toImage(to, anchor);
  return (share) =>
    placeAt(
      { x: mix(start.x, end.x, share), y: mix(start.y, end.y, share) },
      anchor,
      from.scale * (to.scale / from.scale) ** share,
    );
}

const mix = (from: number, to: number, share: number): number => from + (to - from) * share;
