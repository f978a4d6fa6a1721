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
  /** In seconds; 0 when it is not known. */
  readonly duration: number;
}

/**
 * Plays the episode of the page, from the second that the page's address asks for. The address alone never makes a
 * sound: it moves the episode that is in the player already, and otherwise waits for the button. An episode that the
 * last visit has left there, without its sound, waits too: it would start where it was left.
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
