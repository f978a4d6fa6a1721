import { useLayoutEffect, useRef, type RefObject } from 'react';
import { focusTarget } from '@/components/ui/browser/focusTargets';

/**
 * Takes the focus to the heading of each new step and shows the step from its top. Not on arrival: the page
 * begins at its own top.
 * @param step null while what it shows is on its way: on the way back from a link of the review, the page goes to its
 *   step without motion, which a press could race
 */
export function useStepFocus(root: RefObject<HTMLElement | null>, step: string | null): void {
  const shown = useRef(step);
  // In the same task as the change: until the focus is in the new step, a key that is pressed would be lost.
  useLayoutEffect(() => {
    if (step === null || shown.current === step) return;
    const behavior = shown.current === null ? 'instant' : 'auto';
    shown.current = step;
    focusTarget(root.current, 'step-heading', { preventScroll: true });
    root.current?.scrollIntoView({ block: 'start', behavior });
  }, [root, step]);
}
