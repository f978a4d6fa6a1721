import type { RefObject } from 'react';
import type { Point } from '@/lib/surface/viewport';

/** Conversion from the window's pixels to the surface's pixels, by the surface's corner and scale. */
export type SurfaceFrame = ReturnType<typeof createSurfaceFrame>;

/** Creates the frame of a surface; with `axis: 'x'`, movements have no vertical part. */
export function createSurfaceFrame(surface: RefObject<HTMLElement | null>, axis?: 'x') {
  let left = 0;
  let top = 0;
  let zoom = 1;

  return {
    /** Measures the surface. Called once a gesture, since a measure at every move would force a layout each time. */
    measure(): void {
      const element = surface.current;
      if (!element) return;
      const box = element.getBoundingClientRect();
      ({ left, top } = box);
      zoom = box.width / element.offsetWidth || 1;
    },
    /** Converts a point of the window to the surface's pixels. */
    local: ([x, y]: readonly [number, number]): Point => ({
      x: (x - left) / zoom,
      y: (y - top) / zoom,
    }),
    /** Converts a movement in the window's pixels to the surface's pixels. */
    scale: ([x, y]: readonly [number, number]): Point => ({
      x: x / zoom,
      y: axis ? 0 : y / zoom,
    }),
  };
}
