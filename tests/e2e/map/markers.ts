import type { MapOnPage } from './mapPage';

/**
 * Measures the markers within the window: number, least distance in pixels, and ids of markers that a press misses.
 * @param reach distance from each marker's centre to the left and right, in pixels, at which a
 * press must hit that marker
 */
export const measureMarkers = (map: MapOnPage, reach: number) =>
  map.surface.evaluate((surface, distance) => {
    const stageBox = surface.getBoundingClientRect();
    // A place that shares a marker waits below it for the group's list.
    const separateMarkers = '[data-away="false"]:not([data-member="closed"])';
    const centres = [...surface.querySelectorAll(separateMarkers)]
      .map((marker) => {
        const box = marker.getBoundingClientRect();
        return { marker, x: box.x + box.width / 2, y: box.y + box.height / 2 };
      })
      .filter(
        ({ x, y }) =>
          x > stageBox.left + 80 &&
          x < Math.min(stageBox.right, innerWidth) - 24 &&
          y > Math.max(stageBox.top, 0) + 24 &&
          y < Math.min(stageBox.bottom, innerHeight) - 100,
      );
    return {
      count: centres.length,
      nearest: Math.min(
        ...centres.flatMap((a, index) =>
          centres.slice(index + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)),
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
