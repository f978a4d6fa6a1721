'use client';

import { lazy, Suspense, type ComponentType } from 'react';
import { story, useStory } from '@/components/story/storyStore';

/** Sheet of the story; following stops when the sheet's script fails to load. */
const StorySheet = lazy<ComponentType>(() =>
  import('@/components/story/StorySheet.client').then(
    (module) => ({ default: module.StorySheet }),
    () => {
      story.send('stop');
      return { default: () => null };
    },
  ),
);

/** Renders the story's sheet above the player's bar, and loads its script, once the story is followed. */
export function LazyStorySheet() {
  const { following } = useStory();
  return following === 'off' ? null : (
    <Suspense>
      <StorySheet />
    </Suspense>
  );
}
