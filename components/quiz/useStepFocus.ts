import { useEffect, useRef, type RefObject } from 'react';
import { focusTarget } from '@/components/ui/browser/focusTargets';

/**
 * Takes the focus to the heading of each new step and shows the step from its top. Not on arrival: the page
 * begins at its own top.
 */
export function useStepFocus(root: RefObject<HTMLElement | null>, step: string): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    focusTarget(root.current, 'step-heading', { preventScroll: true });
    root.current?.scrollIntoView({ block: 'start' });
  }, [root, step]);
}
