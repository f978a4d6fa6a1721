'use client';

import { usePlayer } from '@/components/player/PlayerContext.client';
import { Icon } from '@/components/ui/Icon';
import { SKIP_SECONDS } from '@/lib/player/core/player';
import styles from './SkipChoice.module.css';

const SKIPS = [
  { icon: 'back-15', name: 'Reculer', seconds: -SKIP_SECONDS },
  { icon: 'forward-15', name: 'Avancer', seconds: SKIP_SECONDS },
] as const;

/** Renders the skip buttons (15 s) among the options, for a bar too narrow for the buttons. */
export function SkipChoice() {
  const player = usePlayer();
  return (
    <div className={styles.root}>
      {SKIPS.map(({ icon, name, seconds }) => (
        <button
          key={name}
          type="button"
          className={styles.skip}
          aria-label={`${name} de ${SKIP_SECONDS} secondes`}
          onClick={() => player.skip(seconds)}
        >
          <Icon name={icon} size={24} />
          <span>{name}</span>
        </button>
      ))}
    </div>
  );
}
