'use client';

import { useEffect, type RefObject } from 'react';
import { useStory } from '@/components/story/storyStore';
import { useSuspension } from '@/components/story/useSuspension';

interface StoryFollowerProps {
  /** Element within the view's section. */
  readonly view: RefObject<HTMLElement | null>;
}

/** Follows the story on a view: scrolls to the view's section, until a gesture on that section. */
export function StoryFollower({ view }: StoryFollowerProps) {
  const { following } = useStory();
  useSuspension(view);
  useEffect(() => {
    if (following === 'on') view.current?.closest('section')?.scrollIntoView();
  }, [view, following]);
  return null;
}
