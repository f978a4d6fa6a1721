'use client';

import Link from 'next/link';
import { Suspense, type ReactNode } from 'react';
import { usePlayback } from '@/components/player/PlayerContext.client';
import { FollowButton } from '@/components/story/FollowButton.client';
import { useStory } from '@/components/story/storyStore';
import styles from './FollowSlot.module.css';

/**
 * Renders a view's button of following the story and, while no episode is loaded, a link to the episodes.
 * @param children follower of the view, rendered once an episode is loaded
 */
export function FollowSlot({ children }: { readonly children: ReactNode }) {
  const { following } = useStory();
  const isEmpty = usePlayback(({ status }) => status === 'empty');
  return (
    <>
      <FollowButton />
      {following !== 'off' &&
        (isEmpty ? (
          <Link className={styles.episodes} href="/episodes" prefetch={false}>
            Choisir un épisode
          </Link>
        ) : (
          <Suspense>{children}</Suspense>
        ))}
    </>
  );
}
