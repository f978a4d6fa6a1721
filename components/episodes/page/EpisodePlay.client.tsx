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
  /** In seconds; 0 when unknown. */
  readonly duration: number;
}

/**
 * Renders the button that plays the page's episode, from the second in the address. The address alone starts no
 * sound: it seeks when the player has loaded the episode, and otherwise waits for the button. An episode restored
 * from an earlier visit, whose sound is not loaded, waits too: it would start at its saved position.
 */
export function EpisodePlay({ episode, duration }: EpisodePlayProps) {
  const player = usePlayer();
  const asked = useAddressStart(duration);
  const isHere = usePlayback(
    (playback) =>
      playback.status !== 'empty' &&
      playback.episode.id === episode.id &&
      (playback.isPlaying || playback.duration > 0),
  );

  useEffect(() => {
    if (asked === undefined || !isHere) return;
    player.seekTo(asked);
    forgetAddressStart();
  }, [player, asked, isHere]);

  return (
    <PlayButton
      episode={episode}
      label={asked === undefined ? 'Écouter' : `Écouter à partir de ${formatClock(asked)}`}
      look="gold"
      at={asked}
      resumes={asked === undefined}
    />
  );
}
