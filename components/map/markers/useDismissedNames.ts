import { useEffect, type RefObject } from 'react';

/** Hides the name shown by hover or focus at Escape, until the next movement (WCAG 2.2, success criterion 1.4.13). */
export function useDismissedNames(surface: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = surface.current;
    if (!element) return;
    const controller = new AbortController();
    const { signal } = controller;
    const showName = (): void => element.removeAttribute('data-quiet');
    document.addEventListener(
      'keydown',
      ({ key }) => key === 'Escape' && element.setAttribute('data-quiet', 'true'),
      { signal },
    );
    element.addEventListener('pointermove', showName, { signal });
    element.addEventListener('focusin', showName, { signal });
    return () => controller.abort();
  }, [surface]);
}
