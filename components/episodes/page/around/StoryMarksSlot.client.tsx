'use client';

import { lazy, Suspense } from 'react';
import { useStory } from '@/components/story/storyStore';
import type { StoryMarksProps } from '@/components/episodes/page/around/StoryMarks.client';

const StoryMarks = lazy(() =>
  import('@/components/episodes/page/around/StoryMarks.client').then((module) => ({
    default: module.StoryMarks,
  })),
);

/** Loads the marks of the story on an episode's page, once the story is followed. */
export function StoryMarksSlot(props: StoryMarksProps) {
  const { following } = useStory();
  return following === 'off' ? null : (
    <Suspense>
      <StoryMarks {...props} />
    </Suspense>
  );
}
