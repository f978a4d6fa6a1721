import type { Box } from '@/lib/map/markers/box';

/** Returns the boxes of the buttons that lie over a map and are seen (`data-over-map`), in pixels of its stage. */
export function controlBoxes(stage: Element): readonly Box[] {
  const { left: x, top: y } = stage.getBoundingClientRect();
  return [...document.querySelectorAll('[data-over-map]')].flatMap((control) => {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    return left < right
      ? { left: left - x, right: right - x, top: top - y, bottom: bottom - y }
      : [];
  });
}
