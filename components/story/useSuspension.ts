import { useEffect, type RefObject } from 'react';
import { story } from '@/components/story/storyStore';

/** Events of a visitor's gesture on a view, which suspends the following. */
const GESTURES = ['pointerdown', 'wheel', 'keydown', 'input'] as const;

/** Keys that have no effect on a view. */
const IDLE_KEY = /^(Tab|Shift|Control|Alt|Meta)$/;

/** Suspends the following at a gesture on the section around an element, or on the element without a section. */
export function useSuspension(view: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = view.current?.closest('section') ?? view.current;
    if (!element) return;
    const controller = new AbortController();
    const suspend = (event: Event): void => {
      const isStoryButton =
        event.target instanceof Element && event.target.closest('[data-story]');
      const isIdleKey = event instanceof KeyboardEvent && IDLE_KEY.test(event.key);
      if (!isStoryButton && !isIdleKey) story.send('gesture');
    };
    for (const type of GESTURES)
      element.addEventListener(type, suspend, { passive: true, signal: controller.signal });
    return () => controller.abort();
  }, [view]);
}
