'use client';

import clsx from 'clsx';
import { usePlayer } from '@/components/player/PlayerContext.client';
import { Icon } from '@/components/ui/Icon';
import type { PlayableEpisode } from '@/lib/player/core/playable';
import { formatClock } from '@/lib/time/clock';
import styles from './PassageButton.module.css';

interface PassageButtonProps {
  readonly episode: PlayableEpisode;
  /** The second at which the passage begins. */
  readonly at: number;
  /** Id of the element that says which episode. */
  readonly describedBy: string;
  readonly className?: string | undefined;
}

/** Plays an episode from the passage that tells of something, without leaving the page. */
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
