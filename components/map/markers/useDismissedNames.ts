import { useEffect, type RefObject } from 'react';

/**
 * Escape puts away the name that the pointer or the focus has asked for, without either having to move (WCAG 2.2,
 * 1.4.13); the next movement asks again.
 */
export function useDismissedNames(surface: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = surface.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    const speak = (): void => element.removeAttribute('data-quiet');
    document.addEventListener(
      'keydown',
      ({ key }) => key === 'Escape' && element.setAttribute('data-quiet', 'true'),
      { signal },
    );
    element.addEventListener('pointermove', speak, { signal });
    element.addEventListener('focusin', speak, { signal });
    return () => listening.abort();
  }, [surface]);
}
