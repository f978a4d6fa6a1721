'use client';

import useSWRImmutable from 'swr/immutable';
import { PlayButton } from '@/components/player/PlayButton.client';
import type { PlayableEpisode } from '@/lib/player/core/playable';
import { isPlayable } from '@/lib/player/persistence/playableGuard';

interface LatestFeedButtonProps {
  /** Episode that the button plays while the feed loads, and when the feed fails. */
  readonly fallback: PlayableEpisode;
}

/** Renders the button that plays the first episode of the feed, which is fetched once a visit. */
export function LatestFeedButton({ fallback }: LatestFeedButtonProps) {
  const { data } = useSWRImmutable('/api/feed/latest', fetchLatest);
  // Before the first answer of the upstream the feed is made from `content/`, and its first episode
  // is the fallback itself.
  const latest = data && data.id !== fallback.id ? data : fallback;
  return <PlayButton episode={latest} label="Dernier épisode" look="gold" />;
}

/** Fetches the latest episode; null on failure, without rejecting, since SWR would then retry. */
async function fetchLatest(address: string): Promise<PlayableEpisode | null> {
  try {
    const response = await fetch(address);
    const body: unknown = response.ok ? await response.json() : null;
    return isPlayable(body) ? body : null;
  } catch {
    return null;
  }
}
