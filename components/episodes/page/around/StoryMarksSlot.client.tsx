'use client';

import { lazy, Suspense } from 'react';
import { useStory } from '@/components/story/storyStore';
import type { StoryMarksProps } from '@/components/episodes/page/around/StoryMarks.client';

const StoryMarks = lazy(() =>
  import('@/components/episodes/page/around/StoryMarks.client').then((module) => ({
    default: module.StoryMarks,
  })),
);

/** Loads and renders the marks of the narrated moment, once the views follow the story. */
export function StoryMarksSlot(props: StoryMarksProps) {
  const { following } = useStory();
  return following === 'off' ? null : (
    <Suspense>
      <StoryMarks {...props} />
    </Suspense>
  );
}
