'use client';

import { useId } from 'react';
import { useRate } from '@/components/player/bar/useRate';
import { SPEEDS } from '@/lib/player/base/speed';
import { formatSpeed } from '@/lib/player/extras/speedSteps';
import styles from './SpeedChoice.module.css';

export function SpeedChoice() {
  const [rate, setRate] = useRate();
  const name = useId();
  return (
    <fieldset className={styles.root}>
      <legend className={styles.name}>Vitesse</legend>
      <div className={styles.choices}>
        {SPEEDS.map((speed) => (
          <label key={speed} className={styles.choice}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              checked={speed === rate}
              onChange={() => setRate(speed)}
            />
            <span className={styles.text}>{formatSpeed(speed)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
