'use client';

import { useEffect } from 'react';
import {
  forgetAddressStart,
  useAddressStart,
} from '@/components/episodes/page/useAddressStart';
import { PlayButton } from '@/components/player/PlayButton.client';
import { usePlayback, usePlayer } from '@/components/player/PlayerContext.client';
import type { PlayableEpisode } from '@/lib/player/core/playable';
import { formatClock } from '@/lib/time/clock';

interface EpisodePlayProps {
  readonly episode: PlayableEpisode;
  /** Length of the episode, in seconds; 0 when unknown. */
  readonly duration: number;
}

/**
 * Renders the button that plays the page's episode, from the second in the address. The address alone starts no
 * playback: where the player has loaded the episode, the second is sought at once, otherwise at a press of the button,
 * as for an episode that was restored from an earlier visit without audio and would start at the saved position.
 */
export function EpisodePlay({ episode, duration }: EpisodePlayProps) {
  const player = usePlayer();
  const start = useAddressStart(duration);
  const isLoaded = usePlayback(
    (playback) =>
      playback.status !== 'empty' &&
      playback.episode.id === episode.id &&
      (playback.isPlaying || playback.duration > 0),
  );

  useEffect(() => {
    if (start === undefined || !isLoaded) return;
    player.seekTo(start);
    forgetAddressStart();
  }, [player, start, isLoaded]);

  return (
    <PlayButton
      episode={episode}
      label={start === undefined ? 'Écouter' : `Écouter à partir de ${formatClock(start)}`}
      look="gold"
      at={start}
      resumes={start === undefined}
    />
  );
}
