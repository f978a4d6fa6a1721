'use client';

import useSWRImmutable from 'swr/immutable';
import { PlayButton } from '@/components/player/PlayButton.client';
import type { PlayableEpisode } from '@/lib/player/core/playable';
import { isPlayable } from '@/lib/player/persistence/playableGuard';

interface LatestFeedButtonProps {
  /** Played until the feed is there, or when it cannot be had. */
  readonly fallback: PlayableEpisode;
}

/** Plays the first episode of the podcast's feed, which is asked for once a visit. */
export function LatestFeedButton({ fallback }: LatestFeedButtonProps) {
  const { data } = useSWRImmutable('/api/feed/latest', fetchLatest);
  // While the host has never answered, the feed is made from the fixed list: its first episode is the fallback.
  const latest = data && data.id !== fallback.id ? data : fallback;
  return <PlayButton episode={latest} label="Dernier épisode" look="gold" />;
}

/** A failure is an answer too, null: a second request would not be kept waiting for by anyone. */
async function fetchLatest(address: string): Promise<PlayableEpisode | null> {
  try {
    const response = await fetch(address);
    const answer: unknown = response.ok ? await response.json() : null;
    return isPlayable(answer) ? answer : null;
  } catch {
    return null;
  }
}
