import type { Box } from '@/lib/map/markers/box';

/**
 * Selector of the buttons over the map: those of the zoom, without the arrows, which are not seen before they are come
 * to, and those of the story and of the list of places.
 */
const CONTROLS =
  "[data-over-map], [data-control='plus'], [data-control='minus'], [data-control='map'], :scope > button, :scope > div button";

/** Returns the boxes of the buttons that lie over a map and are seen, in pixels of its stage. */
export function controlBoxes(stage: Element): readonly Box[] {
  const { left: x, top: y } = stage.getBoundingClientRect();
  const screen = stage.closest('section')?.parentElement ?? stage.parentElement;
  return [...(screen?.querySelectorAll(CONTROLS) ?? [])].flatMap((control) => {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    if (left === right) return [];
    return { left: left - x, right: right - x, top: top - y, bottom: bottom - y };
  });
}
