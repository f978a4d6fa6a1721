'use client';

import Link from 'next/link';
import { usePlayer } from '@/components/player/PlayerContext.client';
import { Icon } from '@/components/ui/Icon';
import type { MomentSubject } from '@/lib/bookmarks/bookmark';
import type { PlayableEpisode } from '@/lib/player/core/playable';
import { formatClock } from '@/lib/time/clock';
import styles from './MomentPlayButton.module.css';

interface MomentPlayButtonProps {
  readonly subject: MomentSubject;
  /** Start of the moment, in seconds of the current audio. */
  readonly second: number;
  /** Playable form of the episode; undefined before its load, when a link leads to the second in the page. */
  readonly playable: PlayableEpisode | undefined;
}

/** Renders the button that plays a moment from its second. */
export function MomentPlayButton({ subject, second, playable }: MomentPlayButtonProps) {
  const player = usePlayer();
  const { episode: id, title, page, sound } = subject;
  const clock = formatClock(second);
  const episode =
    playable ?? (sound === null ? null : { id, title, author: '', audioUrl: sound });
  const buttonContent = (
    <>
      <Icon name="play" size={16} />
      <span>{clock}</span>
    </>
  );
  if (episode)
    return (
      <button
        type="button"
        className={styles.root}
        aria-label={`Écouter à partir de ${clock}`}
        onClick={() => player.play(episode, { at: second })}
      >
        {buttonContent}
      </button>
    );
  if (page === null) return <span className={styles.root}>{clock}</span>;
  return (
    <Link
      className={styles.root}
      href={{ pathname: page, query: { t: Math.floor(second) } }}
      prefetch={false}
    >
      {buttonContent}
    </Link>
  );
}
