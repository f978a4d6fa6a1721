import { useEffect, useRef, type RefObject } from 'react';

/** Of the heading of the list, and of the addresses that lead to it. */
export const LIST_ID = 'liste';

/**
 * Who follows a link to the head of the list continues from there: the router scrolls, but leaves the focus on a
 * link that may be gone. Nothing is done on arrival, which is the browser's business.
 */
export function useListFocus(heading: RefObject<HTMLElement | null>, shown: object): void {
  const last = useRef(shown);
  useEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    if (window.location.hash !== `#${LIST_ID}`) return;
    heading.current?.focus({ preventScroll: true });
  }, [heading, shown]);
}
