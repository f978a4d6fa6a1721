import { useEffect, type RefObject } from 'react';
import { story } from '@/components/story/storyStore';

/** What a hand does on a view: it is the reader's from then on, until the story is asked for again. */
const GESTURES = ['pointerdown', 'wheel', 'keydown', 'input'] as const;

/** Keys that change nothing of a view by themselves. */
const IDLE_KEY = /^(Tab|Shift|Control|Alt|Meta)$/;

/** Suspends the story when a hand takes a view: the section that stands around an element, or else the element itself. */
export function useSuspension(view: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = view.current?.closest('section') ?? view.current;
    if (!element) return;
    const listening = new AbortController();
    const suspend = (event: Event): void => {
      const isButton = event.target instanceof Element && event.target.closest('[data-story]');
      const isIdleKey = event instanceof KeyboardEvent && IDLE_KEY.test(event.key);
      if (!isButton && !isIdleKey) story.send('gesture');
    };
    for (const type of GESTURES)
      element.addEventListener(type, suspend, { passive: true, signal: listening.signal });
    return () => listening.abort();
  }, [view]);
}
