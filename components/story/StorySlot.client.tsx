'use client';

import { lazy, Suspense } from 'react';
import { usePlayback } from '@/components/player/PlayerContext.client';

const StoryFollower = lazy(() =>
  import('@/components/story/StoryFollower.client').then((module) => ({
    default: module.StoryFollower,
  })),
);

/** Where a view that shows years follows the story: nothing, and nothing fetched, until something sounds. */
export function StorySlot() {
  const isSounding = usePlayback(({ status }) => status !== 'empty');
  return isSounding ? (
    <Suspense>
      <StoryFollower />
    </Suspense>
  ) : null;
}
