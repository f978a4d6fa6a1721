'use client';

import { useRate } from '@/components/player/bar/useRate';
import { IconButton } from '@/components/ui/IconButton';
import { formatSpeed, nextSpeed } from '@/lib/player/extras/speedSteps';
import styles from './SpeedButton.module.css';

/** Renders the button with the playback rate; a press sets the next rate. Hidden on a phone. */
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
