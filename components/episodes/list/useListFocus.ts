import { useEffect, useRef, type RefObject } from 'react';

/** Id of the list's heading, and fragment of the links to it. */
export const LIST_ID = 'liste';

/**
 * Focuses the list's heading when another page of the list appears: the router scrolls there, but
 * leaves the focus on a link that may be gone. On arrival the browser itself follows the fragment.
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
