'use client';

import { usePlayback, usePlayer } from '@/components/player/PlayerContext.client';
import styles from './BarePlayer.module.css';

/** The player while its bar is late or cannot be had: what plays, and the way to stop it. */
export function BarePlayer() {
  const { toggle } = usePlayer();
  const title = usePlayback((playback) =>
    playback.status === 'empty' ? '' : playback.episode.title,
  );
  const isPlaying = usePlayback(
    (playback) => playback.status !== 'empty' && playback.isPlaying,
  );
  return (
    <section id="lecteur" className={styles.root} aria-label="Lecteur audio" tabIndex={-1}>
      <button type="button" onClick={toggle}>
        {isPlaying ? 'Pause' : 'Lecture'}
      </button>
      <span dir="auto">{title}</span>
    </section>
  );
}
