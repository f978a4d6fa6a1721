import type { RefObject } from 'react';
import type { Point } from '@/lib/surface/viewport';

/** Where the surface's corner is, in the pointer's pixels, and how many of them make one of its own. */
export type SurfaceFrame = ReturnType<typeof createSurfaceFrame>;

/** Creates the frame of a surface; on a surface with one axis, `x`, no movement has a height. */
export function createSurfaceFrame(surface: RefObject<HTMLElement | null>, axis?: 'x') {
  let left = 0;
  let top = 0;
  let zoom = 1;

  return {
    /** Measures the surface; called as a gesture begins, since measuring at every move would force a layout each time. */
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
    /** Converts a movement in the window to the surface's pixels. */
    scaled: ([x, y]: readonly [number, number]): Point => ({
      x: x / zoom,
      y: axis ? 0 : y / zoom,
    }),
  };
}
