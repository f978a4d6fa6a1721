'use client';

import { useCanKeep } from '@/components/offline/canKeep';
import { KeepButton } from '@/components/offline/KeepButton.client';
import { usePlayback } from '@/components/player/PlayerContext.client';
import { isKeepable } from '@/lib/offline/keepable';

/** Renders the button that keeps the episode in the player; nothing for an episode that cannot be kept. */
export function KeepCurrentEpisode() {
  const canKeepEpisodes = useCanKeep();
  const episode = usePlayback((playback) =>
    playback.status === 'empty' ? null : playback.episode,
  );
  if (!canKeepEpisodes || !episode || !isKeepable(episode)) return null;
  return (
    <div>
      <KeepButton subject={episode} label="Emporter cet épisode" />
    </div>
  );
}
