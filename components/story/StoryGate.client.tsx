'use client';

import { lazy, Suspense, type ComponentType } from 'react';
import { story, useStory } from '@/components/story/storyStore';

/** When its script fails to load, the following is stopped. */
const StorySheet = lazy<ComponentType>(() =>
  import('@/components/story/StorySheet.client').then(
    (module) => ({ default: module.StorySheet }),
    () => {
      story.send('stop');
      return { default: () => null };
    },
  ),
);

/** Renders the story's sheet above the player's bar while the story is followed; its script is loaded then. */
export function StoryGate() {
  const { following } = useStory();
  return following === 'off' ? null : (
    <Suspense>
      <StorySheet />
    </Suspense>
  );
}
