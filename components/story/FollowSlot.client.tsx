'use client';

import Link from 'next/link';
import { Suspense, type ReactNode } from 'react';
import { usePlayback } from '@/components/player/PlayerContext.client';
import { FollowButton } from '@/components/story/FollowButton.client';
import { useStory } from '@/components/story/storyStore';
import styles from './FollowSlot.module.css';

/**
 * Renders a view's button of following. Without a loaded episode it starts no sound, and links to the episodes.
 * @param children the view's follower, loaded when an episode is
 */
export function FollowSlot({ children }: { readonly children: ReactNode }) {
  const { following } = useStory();
  const isEmpty = usePlayback(({ status }) => status === 'empty');
  return (
    <>
      <FollowButton />
      {following !== 'off' &&
        (isEmpty ? (
          <Link className={styles.choose} href="/episodes" prefetch={false}>
            Choisir un épisode
          </Link>
        ) : (
          <Suspense>{children}</Suspense>
        ))}
    </>
  );
}
