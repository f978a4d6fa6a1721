'use client';

import { lazy, Suspense, type ComponentType } from 'react';
import { story, useStory } from '@/components/story/storyStore';

/** Without it there is nothing to follow the story with: it is given up. */
const StorySheet = lazy<ComponentType>(() =>
  import('@/components/story/StorySheet.client').then(
    (module) => ({ default: module.StorySheet }),
    () => {
      story.send('stop');
      return { default: () => null };
    },
  ),
);

/** Loads the story's sheet above the player's bar, once the story is followed. */
export function StoryGate() {
  const { following } = useStory();
  return following === 'off' ? null : (
    <Suspense>
      <StorySheet />
    </Suspense>
  );
}
