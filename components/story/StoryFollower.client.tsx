'use client';

import { useEffect, type RefObject } from 'react';
import { useStory } from '@/components/story/storyStore';
import { useSuspension } from '@/components/story/useSuspension';

interface StoryFollowerProps {
  /** Element inside the section of the view. */
  readonly view: RefObject<HTMLElement | null>;
}

/**
 * Scrolls to the section of a view each time following turns on, and suspends following, for all views, at a gesture on
 * that section. Renders nothing.
 */
export function StoryFollower({ view }: StoryFollowerProps) {
  const { following } = useStory();
  useSuspension(view);
  useEffect(() => {
    if (following === 'on') view.current?.closest('section')?.scrollIntoView();
  }, [view, following]);
  return null;
}
