'use client';

import type { MouseEvent } from 'react';
import { usePlayback, usePlayer } from '@/components/player/PlayerContext.client';
import { SkipButton } from '@/components/player/bar/SkipButton.client';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import { SKIP_SECONDS } from '@/lib/player/core/player';
import styles from './Transport.module.css';

export function Transport() {
  const player = usePlayer();
  const isPlaying = usePlayback(
    (playback) => playback.status !== 'empty' && playback.isPlaying,
  );
  const isBuffering = usePlayback(
    ({ status }) => status === 'loading' || status === 'reconnecting',
  );

  function toggle({ detail }: MouseEvent): void {
    // Ignore the second click of a double click, which would undo the first.
    if (detail <= 1) player.toggle();
  }

  return (
    <div className={styles.root}>
      <SkipButton icon="back-15" label="Reculer de 15 secondes" seconds={-SKIP_SECONDS} />
      <IconButton
        className={styles.toggle}
        look="solid"
        label={isPlaying ? 'Pause' : 'Lecture'}
        data-waiting={isBuffering}
        onClick={toggle}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} />
      </IconButton>
      <SkipButton icon="forward-15" label="Avancer de 15 secondes" seconds={SKIP_SECONDS} />
    </div>
  );
}
