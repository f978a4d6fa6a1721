'use client';

import { useRef } from 'react';
import { FollowButton } from '@/components/story/FollowButton.client';
import { useSuspension } from '@/components/story/useSuspension';
import styles from './StoryFollower.module.css';

/** Follows the story on the view whose section it stands in: any gesture there suspends it. */
export function StoryFollower() {
  const place = useRef<HTMLDivElement>(null);
  useSuspension(place);
  return (
    <div ref={place} className={styles.root}>
      <FollowButton />
    </div>
  );
}
