'use client';

import { useEffect, type RefObject } from 'react';
import { useStory } from '@/components/story/storyStore';
import { useSuspension } from '@/components/story/useSuspension';

interface StoryFollowerProps {
  /** What stands in the view that follows, at its top. */
  readonly view: RefObject<HTMLElement | null>;
  /** Whether the view has to be in the window. */
  readonly isBrought: boolean;
}

/** Follows the story on a view, which is brought into the window: any gesture there suspends it. */
export function StoryFollower({ view, isBrought }: StoryFollowerProps) {
  const { following } = useStory();
  useSuspension(view);
  useEffect(() => {
    if (isBrought && following === 'on') view.current?.scrollIntoView();
  }, [view, isBrought, following]);
  return null;
}
