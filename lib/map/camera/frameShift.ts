import type { FrameShift } from '@/lib/map/camera/shiftedView';
import type { Extent } from '@/lib/map/extent';
import { extentOf, mapProjection } from '@/lib/map/projection';

/**
 * Computes the conversion between two frames of a map (bounds in degrees, width in pixels), which keeps the ground in
 * view.
 */
export function frameShift(
  former: Omit<Extent, 'height'>,
  present: Omit<Extent, 'height'>,
): FrameShift {
  const { width, height } = extentOf(present);
  const { project } = mapProjection(present);
  const { west, east, south, north } = former.bounds;
  const [from, to] = [project(west, north), project(east, south)];
  return {
    x: { from: (from.x / width) * 100, by: (to.x - from.x) / width },
    y: { from: (from.y / height) * 100, by: (to.y - from.y) / height },
    scale: former.width / (to.x - from.x),
  };
}
