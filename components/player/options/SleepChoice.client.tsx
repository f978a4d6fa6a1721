'use client';

import { useId } from 'react';
import { usePlayhead } from '@/components/player/PlayerContext.client';
import { useObservable } from '@/components/player/useObservable';
import type { TrackContext } from '@/lib/player/extras/trackContext';
import type { ReadableStore } from '@/lib/store';
import { readSleepChoice, SLEEP_MINUTES } from '@/lib/player/extras/sleepChoice';
import type { SleepTimer } from '@/lib/player/extras/sleepTimer';
import { formatClock } from '@/lib/time/clock';
import styles from './SleepChoice.module.css';

interface SleepChoiceProps {
  readonly sleep: SleepTimer;
  readonly trackContext: ReadableStore<TrackContext>;
}

/** Renders the choice of the sleep timer, and the time left. */
export function SleepChoice({ sleep, trackContext }: SleepChoiceProps) {
  const id = useId();
  const choice = useObservable(sleep.choice);
  const hasChapters = useObservable(trackContext).chapters.length > 0;
  return (
    <div className={styles.root}>
      <label className={styles.name} htmlFor={id}>
        Arrêt programmé
      </label>
      <div className={styles.row}>
        <select
          id={id}
          className={styles.select}
          aria-describedby={`${id}-reste`}
          value={choice}
          onChange={({ target }) => sleep.set(readSleepChoice(target.value))}
        >
          <option value="off">Désactivée</option>
          {SLEEP_MINUTES.map((minutes) => (
            <option key={minutes} value={minutes}>
              {`${minutes} minutes`}
            </option>
          ))}
          {(hasChapters || choice === 'chapter') && (
            <option value="chapter">Fin du chapitre</option>
          )}
          <option value="episode">Fin de l’épisode</option>
        </select>
        <p id={`${id}-reste`} className={styles.remaining}>
          {choice !== 'off' && <TimeLeft sleep={sleep} />}
        </p>
      </div>
    </div>
  );
}

/** Renders the time left, again with each second of playback: the timer runs only while the player plays. */
function TimeLeft({ sleep }: { readonly sleep: SleepTimer }) {
  usePlayhead();
  const secondsLeft = sleep.left();
  return secondsLeft === null ? null : (
    <span>{`Arrêt dans ${formatClock(Math.ceil(secondsLeft))}`}</span>
  );
}
