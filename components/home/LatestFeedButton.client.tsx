'use client';

import useSWRImmutable from 'swr/immutable';
import { PlayButton } from '@/components/player/PlayButton.client';
import { playableFeedEpisode } from '@/lib/feed/playable';
import { readFeedAnswer } from '@/lib/feed/snapshot/answer';
import type { FeedEpisode } from '@/lib/feed/read/episode';
import type { PlayableEpisode } from '@/lib/player/core/playable';

interface LatestFeedButtonProps {
  /** Played until the feed is there, or when it cannot be had. */
  readonly fallback: PlayableEpisode;
}

/** Plays the first episode of the podcast's feed, which is asked for once a visit. */
export function LatestFeedButton({ fallback }: LatestFeedButtonProps) {
  const { data } = useSWRImmutable('/api/feed/latest', fetchFeed);
  const first = data?.[0];
  // While the host has never answered, the feed is made from the fixed list: its first episode is the fallback.
  const isSame = first === undefined || first.guid === fallback.id;
  const latest = isSame ? fallback : playableFeedEpisode(first, fallback.author);
  return <PlayButton episode={latest} label="Dernier épisode" look="gold" />;
}

/** A failure is an answer too, an empty one: a second request would not be kept waiting for by anyone. */
async function fetchFeed(address: string): Promise<readonly FeedEpisode[]> {
  try {
    const response = await fetch(address);
    return response.ok ? readFeedAnswer(await response.json()) : [];
  } catch {
    return [];
  }
}
