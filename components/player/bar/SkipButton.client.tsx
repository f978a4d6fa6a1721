'use client';

import { usePlayer } from '@/components/player/PlayerContext.client';
import { Icon, type IconName } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import styles from './SkipButton.module.css';

interface SkipButtonProps {
  readonly icon: IconName;
  readonly label: string;
  /** Offset in seconds; negative to go back. */
  readonly seconds: number;
}

export function SkipButton({ icon, label, seconds }: SkipButtonProps) {
  const player = usePlayer();
  return (
    <IconButton
      className={styles.root}
      label={label}
      title={label}
      onClick={() => player.skip(seconds)}
    >
      <Icon name={icon} size={28} />
    </IconButton>
  );
}
