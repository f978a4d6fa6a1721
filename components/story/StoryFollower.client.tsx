'use client';

import { useEffect, type RefObject } from 'react';
import { useStory } from '@/components/story/storyStore';
import { useSuspension } from '@/components/story/useSuspension';

interface StoryFollowerProps {
  /** What stands in the section of the view that follows. */
  readonly view: RefObject<HTMLElement | null>;
}

/** Follows the story on a view, whose section is brought into the window: any gesture there suspends it. */
export function StoryFollower({ view }: StoryFollowerProps) {
  const { following } = useStory();
  useSuspension(view);
  useEffect(() => {
    if (following === 'on') view.current?.closest('section')?.scrollIntoView();
  }, [view, following]);
  return null;
}
