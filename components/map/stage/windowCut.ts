import type { WindowCut } from '@/lib/map/camera/placeFraming';

const NO_CUT: WindowCut = { top: 0, bottom: 0 };
/** Margin around a marker's centre, in pixels. */
const MARGIN = 24;

/**
 * Measures the parts of an element that the window's edges and the fixed bars hide. The page has
 * the bars' heights in its `scroll-padding`; a map that fills the window lies between them.
 */
export function windowCutOf(element: Element): WindowCut {
  if (element.closest('[data-fullscreen="true"]')) return NO_CUT;
  const { top, bottom } = element.getBoundingClientRect();
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const topEdge = Number.parseFloat(scrollPaddingTop) || 0;
  const bottomEdge = window.innerHeight - (Number.parseFloat(scrollPaddingBottom) || 0);
  return { top: Math.max(0, topEdge - top), bottom: Math.max(0, bottom - bottomEdge) };
}

/**
 * Scrolls an element into the window, unless a marker in the element is visible already.
 * @param y height of the marker's centre below the element's top, in pixels
 */
export function bringIntoWindow(
  element: Element,
  y: number,
  behavior: ScrollBehavior = 'auto',
): void {
  const { top, bottom } = windowCutOf(element);
  if (y - MARGIN >= top && y + MARGIN <= element.clientHeight - bottom) return;
  element.scrollIntoView({ block: 'nearest', behavior });
}
