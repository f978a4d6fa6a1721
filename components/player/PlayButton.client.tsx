'use client';

import clsx from 'clsx';
import { usePlayback, usePlayer } from '@/components/player/PlayerContext.client';
import { Icon } from '@/components/ui/Icon';
import buttonStyles from '@/components/ui/Button.module.css';
import type { PlayableEpisode } from '@/lib/player/playable';
import styles from './PlayButton.module.css';

interface PlayButtonProps {
  readonly episode: PlayableEpisode;
  readonly label: string;
  readonly look: 'gold' | 'plain';
  /** Id of the element that says which episode, where the label alone does not. */
  readonly describedBy?: string;
}

/** Publishes an episode and starts it. While that episode sounds, its bars move. */
export function PlayButton({ episode, label, look, describedBy }: PlayButtonProps) {
  const player = usePlayer();
  const isSounding = usePlayback(
    (playback) =>
      playback.status !== 'empty' && playback.isPlaying && playback.episode.id === episode.id,
  );
  return (
    <button
      type="button"
      className={clsx(buttonStyles.root, styles.root)}
      data-look={look}
      data-sounding={isSounding}
      data-episode={episode.id}
      aria-describedby={describedBy}
      onClick={() => player.play(episode)}
    >
      {isSounding ? (
        <span className={styles.bars} aria-hidden="true">
          <span />
          <span />
          <span />
        </span>
      ) : (
        <Icon name="play" size={18} />
      )}
      {label}
    </button>
  );
}
