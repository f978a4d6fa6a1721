'use client';

import { lazy, Suspense } from 'react';
import { PlayButton } from '@/components/player/PlayButton.client';
import type { PlayableEpisode } from '@/lib/player/core/playable';

interface LatestButtonProps {
  /** The latest episode of the fixed list. */
  readonly fallback: PlayableEpisode;
  /** Whether the podcast has a feed elsewhere; the site's own has nothing that the fixed list does not have. */
  readonly hasFeed: boolean;
}

const LatestFeedButton = lazy(() =>
  import('@/components/home/LatestFeedButton.client').then((module) => ({
    default: module.LatestFeedButton,
  })),
);

/** Plays the latest episode. What asks for a feed is fetched only where there is one elsewhere. */
export function LatestButton({ fallback, hasFeed }: LatestButtonProps) {
  const button = <PlayButton episode={fallback} label="Dernier épisode" look="gold" />;
  if (!hasFeed) return button;
  return (
    <Suspense fallback={button}>
      <LatestFeedButton fallback={fallback} />
    </Suspense>
  );
}
