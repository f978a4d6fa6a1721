'use client';

import { usePlayhead } from '@/components/player/PlayerContext.client';
import { formatClock } from '@/lib/time/clock';
import styles from './Elapsed.module.css';

/** Elapsed and whole time in one line, where there is no room for them beside the seek bar. */
export function Elapsed() {
  const { currentTime, duration } = usePlayhead();
  return (
    <p className={styles.root}>
      {formatClock(currentTime)} / {formatClock(Math.round(duration))}
    </p>
  );
}
