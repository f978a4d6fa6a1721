import { useLayoutEffect, useRef, type RefObject } from 'react';
import { focusTarget } from '@/components/ui/browser/focusTargets';

/**
 * Focuses the heading of each new step and scrolls to the top of the step, except for the first step, with which the
 * page begins at its own top.
 * @param step null while the content of the step loads: after a return from a link of the review, the page then scrolls
 * without animation, during which a press would miss
 */
export function useStepFocus(root: RefObject<HTMLElement | null>, step: string | null): void {
  const lastStep = useRef(step);
  // A layout effect, in the task of the change: a key pressed before the focus has moved would be lost.
  useLayoutEffect(() => {
    if (step === null || lastStep.current === step) return;
    const behavior = lastStep.current === null ? 'instant' : 'auto';
    lastStep.current = step;
    focusTarget(root.current, 'step-heading', { preventScroll: true });
    root.current?.scrollIntoView({ block: 'start', behavior });
  }, [root, step]);
}
