import { useEffect, useRef, type RefObject } from 'react';

/**
 * Takes the focus to the heading of each new step and shows the step from its top. Not on arrival: the page
 * begins at its own top.
 */
export function useStepFocus(root: RefObject<HTMLElement | null>, step: string): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    root.current
      ?.querySelector<HTMLElement>('[data-step-heading]')
      ?.focus({ preventScroll: true });
    root.current?.scrollIntoView({ block: 'start' });
  }, [root, step]);
}
