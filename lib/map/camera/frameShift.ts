import type { FrameShift } from '@/lib/map/camera/shiftedView';
import type { Extent } from '@/lib/map/extent';
import { extentOf, mapProjection } from '@/lib/map/projection';

/**
 * Computes the conversion between two frames of a map (bounds in degrees, width in pixels), which keeps the ground in
 * view.
 */
export function frameShift(
  formerFrame: Omit<Extent, 'height'>,
  presentFrame: Omit<Extent, 'height'>,
): FrameShift {
  const { width, height } = extentOf(presentFrame);
  const { project } = mapProjection(presentFrame);
  const { west, east, south, north } = formerFrame.bounds;
  const [topLeft, bottomRight] = [project(west, north), project(east, south)];
  return {
    x: { from: (topLeft.x / width) * 100, by: (bottomRight.x - topLeft.x) / width },
    y: { from: (topLeft.y / height) * 100, by: (bottomRight.y - topLeft.y) / height },
    scale: formerFrame.width / (bottomRight.x - topLeft.x),
  };
}
