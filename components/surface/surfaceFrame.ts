import type { RefObject } from 'react';
import type { Point } from '@/lib/surface/viewport';

/** Where the surface's corner is, in the pointer's pixels, and how many of them make one of its own. */
export interface SurfaceFrame {
  /** To be called as a gesture begins: measuring at every move would have the page laid out each time. */
  readonly measure: () => void;
  /** A point of the window, in the surface's pixels. */
  readonly local: (point: readonly [number, number]) => Point;
  /** A movement in the window, in the surface's pixels. */
  readonly scaled: (by: readonly [number, number]) => Point;
}

export function createSurfaceFrame(surface: RefObject<HTMLElement | null>): SurfaceFrame {
  let left = 0;
  let top = 0;
  let zoom = 1;

  return {
    measure() {
      const element = surface.current;
      if (!element) return;
      const box = element.getBoundingClientRect();
      ({ left, top } = box);
      zoom = box.width / element.offsetWidth || 1;
    },
    local: ([x, y]) => ({ x: (x - left) / zoom, y: (y - top) / zoom }),
    scaled: ([x, y]) => ({ x: x / zoom, y: y / zoom }),
  };
}
