'use client';

import { useRate } from '@/components/player/bar/useRate';
import { IconButton } from '@/components/ui/IconButton';
import { formatSpeed, nextSpeed } from '@/lib/player/extras/speedSteps';
import styles from './SpeedButton.module.css';

/** The speed, and the next one at a press; on a phone it is in the options alone. */
export function SpeedButton() {
  const [rate, setRate] = useRate();
  const label = `Vitesse\u00a0: ${formatSpeed(rate)}`;
  return (
    <IconButton
      className={styles.root}
      label={label}
      title={label}
      onClick={() => setRate(nextSpeed(rate))}
    >
      {formatSpeed(rate)}
    </IconButton>
  );
}
