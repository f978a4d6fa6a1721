'use client';

import clsx from 'clsx';
import { usePlayer } from '@/components/player/PlayerContext.client';
import { Icon } from '@/components/ui/Icon';
import type { PlayableEpisode } from '@/lib/player/core/playable';
import { formatClock } from '@/lib/time/clock';
import styles from './PassageButton.module.css';

interface PassageButtonProps {
  readonly episode: PlayableEpisode;
  /** Start of the passage, in seconds. */
  readonly at: number;
  readonly describedBy: string;
  readonly className?: string | undefined;
}

/** Renders the button that plays an episode from a passage, without navigation. */
export function PassageButton({ episode, at, describedBy, className }: PassageButtonProps) {
  const player = usePlayer();
  return (
    <button
      type="button"
      className={clsx(styles.root, className)}
      aria-describedby={describedBy}
      onClick={() => player.play(episode, { at })}
    >
      <Icon name="play" size={16} />
      <span>{`Écouter ce passage, ${formatClock(at)}`}</span>
    </button>
  );
}
