import type { MapOnPage } from './mapPage';

/**
 * Measures the markers within the window: their number, least distance in pixels, and ids of those that a press misses.
 * @param reach distance from each marker's centre to the left and right, in pixels, at which a
 * press must hit that marker
 */
export const measureMarkers = (map: MapOnPage, reach: number) =>
  map.surface.evaluate((surface, distance) => {
    const room = surface.getBoundingClientRect();
    // A place that shares a marker waits below it for the group's list.
    const own = '[data-away="false"]:not([data-member="closed"])';
    const centres = [...surface.querySelectorAll(own)]
      .map((marker) => {
        const box = marker.getBoundingClientRect();
        return { marker, x: box.x + box.width / 2, y: box.y + box.height / 2 };
      })
      .filter(
        ({ x, y }) =>
          x > room.left + 80 &&
          x < Math.min(room.right, innerWidth) - 24 &&
          y > Math.max(room.top, 0) + 24 &&
          y < Math.min(room.bottom, innerHeight) - 100,
      );
    return {
      count: centres.length,
      nearest: Math.min(
        ...centres.flatMap((a, at) =>
          centres.slice(at + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)),
        ),
      ),
      missed: centres
        .filter(({ marker, x, y }) =>
          [-distance, distance].some(
            (side) => document.elementFromPoint(x + side, y)?.closest('button') !== marker,
          ),
        )
        .map(({ marker }) => marker.getAttribute('data-place')),
    };
  }, reach);
