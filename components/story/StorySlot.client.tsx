'use client';

import { lazy, useRef } from 'react';
import { FollowSlot } from '@/components/story/FollowSlot.client';
import styles from './StorySlot.module.css';

const StoryFollower = lazy(() =>
  import('@/components/story/StoryFollower.client').then((module) => ({
    default: module.StoryFollower,
  })),
);

/** Renders the slot in which a view with years follows the story. */
export function StorySlot() {
  const slot = useRef<HTMLDivElement>(null);
  return (
    <div ref={slot} className={styles.root}>
      <FollowSlot>
        <StoryFollower view={slot} />
      </FollowSlot>
    </div>
  );
}
