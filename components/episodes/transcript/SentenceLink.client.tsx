'use client';

import type { MouseEvent, ReactNode } from 'react';
import { usePlayer } from '@/components/player/PlayerContext.client';
import { Icon } from '@/components/ui/Icon';
import type { PlayableEpisode } from '@/lib/player/core/playable';
import { formatClock } from '@/lib/time/clock';
import styles from './SentenceLink.module.css';

interface SentenceLinkProps {
  readonly episode: PlayableEpisode;
  /** Start of the sentence, in seconds. */
  readonly at: number;
  /** Page of the episode at that second, for modified clicks and without script. */
  readonly href: string;
  readonly children: ReactNode;
}

/** Renders a sentence of a transcript as a link that plays from its second. */
export function SentenceLink({ episode, at, href, children }: SentenceLinkProps) {
  const player = usePlayer();
  const play = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    player.play(episode, { at });
  };
  return (
    <a className={styles.root} href={href} onClick={play}>
      <span className={styles.time}>
        <Icon name="play" size={16} />
        <span className="visually-hidden">Écouter à partir de cette phrase, à </span>
        <span>{formatClock(at)}</span>
      </span>
      <span className={styles.sentence}>{children}</span>
    </a>
  );
}
