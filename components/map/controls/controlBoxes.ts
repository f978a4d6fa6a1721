import type { Box } from '@/lib/map/markers/box';

/** Selector of the buttons over the map: zoom, story and list of places. The pan buttons are visible only on focus. */
const CONTROL_SELECTOR =
  "[data-over-map], [data-control='plus'], [data-control='minus'], [data-control='map'], :scope > button, :scope > div button";

/** Returns the boxes of the visible buttons over a map, in pixels of its stage. */
export function controlBoxes(stage: Element): readonly Box[] {
  const { left: x, top: y } = stage.getBoundingClientRect();
  const screen = stage.closest('section')?.parentElement ?? stage.parentElement;
  return [...(screen?.querySelectorAll(CONTROL_SELECTOR) ?? [])].flatMap((control) => {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    if (left === right) return [];
    return { left: left - x, right: right - x, top: top - y, bottom: bottom - y };
  });
}
