'use client';

import { useEffect, type RefObject } from 'react';
import { useStory } from '@/components/story/storyStore';
import { useSuspension } from '@/components/story/useSuspension';

interface StoryFollowerProps {
  /** An element within the section of the view. */
  readonly view: RefObject<HTMLElement | null>;
}

/** Follows the story on a view: scrolls its section into view, and suspends the following at any gesture there. */
export function StoryFollower({ view }: StoryFollowerProps) {
  const { following } = useStory();
  useSuspension(view);
  useEffect(() => {
    if (following === 'on') view.current?.closest('section')?.scrollIntoView();
  }, [view, following]);
  return null;
}
