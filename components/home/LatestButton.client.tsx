'use client';

import { lazy, Suspense } from 'react';
import { PlayButton } from '@/components/player/PlayButton.client';
import type { PlayableEpisode } from '@/lib/player/core/playable';

interface LatestButtonProps {
  /** Latest episode of `content/`. */
  readonly fallback: PlayableEpisode;
  /** Whether the podcast has an external feed; the built-in feed holds the episodes of `content/` only. */
  readonly hasFeed: boolean;
}

const LatestFeedButton = lazy(() =>
  import('@/components/home/LatestFeedButton.client').then((module) => ({
    default: module.LatestFeedButton,
  })),
);

/**
 * Renders the button that plays the latest episode; the code that fetches a feed is loaded only
 * where the podcast has an external feed.
 */
export function LatestButton({ fallback, hasFeed }: LatestButtonProps) {
  const button = <PlayButton episode={fallback} label="Dernier épisode" look="gold" />;
  if (!hasFeed) return button;
  return (
    <Suspense fallback={button}>
      <LatestFeedButton fallback={fallback} />
    </Suspense>
  );
}
