import { useEffect, useRef, type RefObject } from 'react';

/** Id of the list's heading, and fragment of the links to it. */
export const LIST_ID = 'liste';

/**
 * Focuses the list's heading when another page of the list appears: the router scrolls to the heading, but leaves the
 * focus on a link that may no longer exist. At the first load the browser itself focuses the fragment.
 */
export function useListFocus(heading: RefObject<HTMLElement | null>, query: object): void {
  const previousQuery = useRef(query);
  useEffect(() => {
    if (previousQuery.current === query) return;
    previousQuery.current = query;
    if (window.location.hash !== `#${LIST_ID}`) return;
    heading.current?.focus({ preventScroll: true });
  }, [heading, query]);
}
