'use client';

import Link from 'next/link';
import { Suspense, type ReactNode } from 'react';
import { usePlayback } from '@/components/player/PlayerContext.client';
import { FollowButton } from '@/components/story/FollowButton.client';
import { useStory } from '@/components/story/storyStore';
import styles from './FollowSlot.module.css';

/**
 * The button of a view, there before anything sounds; it starts no sound, and leads then to those that there are.
 * @param children what follows on the view, fetched when there is something to follow
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
