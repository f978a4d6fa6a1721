import type { WindowCut } from '@/lib/map/camera/placeFraming';

const NOTHING: WindowCut = { top: 0, bottom: 0 };
/** Pixels that a marker needs around its middle. */
const MARGIN = 24;

/**
 * Measures what the window's edges, and the bars fixed to them, hide of an element. The page tells their heights as
 * the padding of its scrolling; a map that fills the window has them beside it.
 */
export function windowCutOf(element: Element): WindowCut {
  if (element.closest('[data-fullscreen="true"]')) return NOTHING;
  const { top, bottom } = element.getBoundingClientRect();
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const first = Number.parseFloat(scrollPaddingTop) || 0;
  const last = window.innerHeight - (Number.parseFloat(scrollPaddingBottom) || 0);
  return { top: Math.max(0, first - top), bottom: Math.max(0, bottom - last) };
}

/** Scrolls the page to the whole of an element, unless the window shows the part of it at this height already. */
export function bringIntoWindow(
  element: Element,
  y: number,
  behavior: ScrollBehavior = 'auto',
): void {
  const { top, bottom } = windowCutOf(element);
  if (y - MARGIN >= top && y + MARGIN <= element.clientHeight - bottom) return;
  element.scrollIntoView({ block: 'nearest', behavior });
}
