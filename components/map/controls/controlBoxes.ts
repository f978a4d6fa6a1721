import type { Box } from '@/lib/map/markers/box';

/** The zoom's own, and those of the story and of the list, which stand beside the map's region. */
const CONTROLS = '[data-over-map], :scope > button, :scope > div button';

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
