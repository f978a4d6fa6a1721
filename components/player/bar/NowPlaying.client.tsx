'use client';

import Link from 'next/link';
import { usePlayback } from '@/components/player/PlayerContext.client';
import { Cover } from '@/components/player/bar/Cover.client';
import { NoHyphenBreak } from '@/components/ui/text/NoHyphenBreak';
import { titleLines } from '@/lib/player/extras/titleLines';
import styles from './NowPlaying.module.css';

/**
 * Renders cover, label, author and title of the current episode. Label and title are never truncated. Neither is a
 * paragraph: a reader may enlarge paragraph spacing (WCAG 2.2, success criterion 1.4.12), for which the bar has no
 * room.
 */
export function NowPlaying() {
  const episode = usePlayback((playback) =>
    playback.status === 'empty' ? null : playback.episode,
  );
  if (!episode) return null;
  const { label, name } = titleLines(episode.title);
  const title = (
    <>
      {label && <span className="visually-hidden">{`${label}\u00a0: `}</span>}
      <NoHyphenBreak>{name}</NoHyphenBreak>
    </>
  );
  return (
    <div className={styles.root}>
      <Cover key={episode.imageUrl} src={episode.imageUrl} />
      <div className={styles.text}>
        <div className={styles.byline}>
          {label && (
            <span className={styles.label} aria-hidden="true">
              {label}
            </span>
          )}
          <span className={styles.author} dir="auto">
            {episode.author}
          </span>
        </div>
        <div className={styles.title} title={episode.title} dir="auto">
          {episode.pageUrl === undefined ? (
            title
          ) : (
            <Link className={styles.link} href={{ pathname: episode.pageUrl }} prefetch={false}>
              {title}
            </Link>
          )}
        </div>
      </div>
    </div>
  );
}
