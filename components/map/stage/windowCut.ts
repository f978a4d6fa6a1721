import type { WindowCut } from '@/lib/map/camera/placeFraming';

const NOTHING: WindowCut = { top: 0, bottom: 0 };
/** Margin around a marker's centre, in pixels. */
const MARGIN = 24;

/**
 * Measures the parts of an element that the window's edges and the fixed bars hide. The page has
 * the bars' heights in its `scroll-padding`; a map that fills the window lies between them.
 */
export function windowCutOf(element: Element): WindowCut {
  if (element.closest('[data-fullscreen="true"]')) return NOTHING;
  const { top, bottom } = element.getBoundingClientRect();
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const first = Number.parseFloat(scrollPaddingTop) || 0;
  const last = window.innerHeight - (Number.parseFloat(scrollPaddingBottom) || 0);
  return { top: Math.max(0, first - top), bottom: Math.max(0, bottom - last) };
}

/** Scrolls the page to the whole of an element, unless the window already shows its part at a height. */
export function bringIntoWindow(
  element: Element,
  y: number,
  behavior: ScrollBehavior = 'auto',
): void {
  const { top, bottom } = windowCutOf(element);
  if (y - MARGIN >= top && y + MARGIN <= element.clientHeight - bottom) return;
  element.scrollIntoView({ block: 'nearest', behavior });
}
