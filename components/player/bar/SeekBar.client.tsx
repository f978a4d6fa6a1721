'use client';

import { useCallback, useState, type KeyboardEvent } from 'react';
import { usePlayer, usePlayhead } from '@/components/player/PlayerContext.client';
import { Range } from '@/components/ui/range/Range.client';
import { seekKeyTarget } from '@/lib/player/extras/seekKeys';
import { formatClock, speakDuration } from '@/lib/time/clock';
import styles from './SeekBar.module.css';

/** Renders the elapsed time, the slider and the duration. Dragging moves the thumb only; releasing the thumb seeks. */
export function SeekBar() {
  const player = usePlayer();
  const { currentTime, duration } = usePlayhead();
  const [draggedTime, setDraggedTime] = useState<number | null>(null);
  const shownTime = draggedTime ?? currentTime;
  const cancelDrag = (): void => setDraggedTime(null);

  const seek = useCallback(
    (second: number): void => {
      player.seekTo(second);
      setDraggedTime(null);
    },
    [player],
  );

  function seekByKey(event: KeyboardEvent<HTMLInputElement>): void {
    const target = seekKeyTarget(event.key, player.playhead.get());
    if (target === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    player.seekTo(target);
  }

  return (
    <div className={styles.root}>
      <span className={styles.time}>{formatClock(shownTime)}</span>
      <Range
        className={styles.slider}
        ratio={duration > 0 ? shownTime / duration : 0}
        aria-label="Progression"
        aria-valuetext={`${speakDuration(shownTime)} sur ${speakDuration(duration)}`}
        min={0}
        max={Math.max(1, Math.floor(duration))}
        step={1}
        value={shownTime}
        disabled={duration === 0}
        onCommit={seek}
        onChange={(event) => setDraggedTime(event.target.valueAsNumber)}
        onKeyDown={seekByKey}
        onPointerCancel={cancelDrag}
        onBlur={cancelDrag}
      />
      <span className={styles.time}>{formatClock(Math.round(duration))}</span>
    </div>
  );
}
