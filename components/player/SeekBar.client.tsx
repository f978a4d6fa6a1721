'use client';

import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { usePlayer, usePlayhead } from '@/components/player/PlayerContext.client';
import { useFill } from '@/components/player/useFill';
import { seekKeyTarget } from '@/lib/player/seekKeys';
import { formatClock, speakDuration } from '@/lib/time/clock';
import styles from './SeekBar.module.css';

/** Elapsed time, the bar to seek with, whole time. Dragging moves the thumb only; letting go seeks. */
export function SeekBar() {
  const player = usePlayer();
  const { currentTime, duration } = usePlayhead();
  const [dragged, setDragged] = useState<number | null>(null);
  const slider = useRef<HTMLInputElement>(null);
  const shown = dragged ?? currentTime;
  const letGo = (): void => setDragged(null);
  useFill(slider, duration > 0 ? shown / duration : 0);

  // React calls `input` events onChange; the browser's own `change` is the moment of letting go.
  useEffect(() => {
    const input = slider.current;
    if (!input) return;
    const commit = (): void => {
      player.seekTo(input.valueAsNumber);
      setDragged(null);
    };
    input.addEventListener('change', commit);
    return () => input.removeEventListener('change', commit);
  }, [player]);

  function seekByKey(event: KeyboardEvent<HTMLInputElement>): void {
    const target = seekKeyTarget(event.key, player.playhead.get());
    if (target === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    player.seekTo(target);
  }

  return (
    <div className={styles.root}>
      <span className={styles.time}>{formatClock(shown)}</span>
      <input
        ref={slider}
        className={styles.slider}
        type="range"
        aria-label="Progression"
        aria-valuetext={`${speakDuration(shown)} sur ${speakDuration(duration)}`}
        min={0}
        max={Math.max(1, Math.floor(duration))}
        step={1}
        value={shown}
        disabled={duration === 0}
        onChange={(event) => setDragged(event.target.valueAsNumber)}
        onKeyDown={seekByKey}
        onPointerCancel={letGo}
        onBlur={letGo}
      />
      <span className={styles.time}>{formatClock(Math.round(duration))}</span>
    </div>
  );
}
