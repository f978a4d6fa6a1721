'use client';

import type { MouseEvent } from 'react';
import {
  usePlayback,
  usePlayer,
  useSavedPosition,
} from '@/components/player/PlayerContext.client';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/Button';
import type { PlayableEpisode } from '@/lib/player/core/playable';
import { hearingOf, type Hearing } from '@/lib/player/core/hearing';
import { formatClock } from '@/lib/time/clock';
import styles from './PlayButton.module.css';

interface PlayButtonProps {
  readonly episode: PlayableEpisode;
  readonly label: string;
  readonly look: 'gold' | 'plain';
  /** Id of the element that names the episode, where the label alone does not. */
  readonly describedBy?: string;
  /** Start position in seconds, from the page's address, which takes precedence over the saved position. */
  readonly at?: number | undefined;
  /** Replaces the label by an offer to resume or to play again, where the episode has been begun or heard. */
  readonly resumes?: boolean;
}

/**
 * Renders the button that plays an episode. While that episode plays, the button shows moving bars
 * and pauses, unless it has a start position of its own.
 */
export function PlayButton(props: PlayButtonProps) {
  const { episode, label, look, describedBy, at, resumes = false } = props;
  const player = usePlayer();
  const isPlayingEpisode = usePlayback(
    (playback) =>
      playback.status !== 'empty' && playback.isPlaying && playback.episode.id === episode.id,
  );
  // While the episode plays the player's bar shows the position; the button does not render again each second.
  const saved = useSavedPosition(resumes && !isPlayingEpisode ? episode : null);
  const hearing = hearingOf(saved);
  const isPauseButton = isPlayingEpisode && at === undefined;

  function onClick({ detail }: MouseEvent): void {
    if (!isPauseButton) return player.play(episode, { at });
    // Ignore the second click of a double click: the first one has started the sound.
    if (detail < 2) player.toggle();
  }

  return (
    <Button
      className={styles.root}
      look={look}
      data-sounding={isPlayingEpisode}
      data-episode={episode.id}
      aria-describedby={describedBy}
      onClick={onClick}
    >
      {isPlayingEpisode ? (
        <span className={styles.bars} aria-hidden="true">
          <span />
          <span />
          <span />
        </span>
      ) : (
        <Icon name="play" size={18} />
      )}
      <span className={styles.label} data-widest={label}>
        {isPauseButton ? 'Pause' : labelText(hearing, label)}
      </span>
      {hearing.status === 'begun' && hearing.duration > 0 && (
        <progress
          className={styles.progress}
          value={hearing.at}
          max={hearing.duration}
          aria-hidden="true"
        />
      )}
    </Button>
  );
}

function labelText(hearing: Hearing, label: string): string {
  switch (hearing.status) {
    case 'new':
      return label;
    case 'begun':
      return `Reprendre à ${formatClock(hearing.at)}`;
    case 'heard':
      return 'Réécouter';
  }
}
