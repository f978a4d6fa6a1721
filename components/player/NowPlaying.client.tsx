'use client';

import Link from 'next/link';
import { usePlayback } from '@/components/player/PlayerContext.client';
import { Cover } from '@/components/player/Cover.client';
import { Elapsed } from '@/components/player/Elapsed.client';
import styles from './NowPlaying.module.css';

/** Which episode sounds: picture, title, author; on a phone the time stands in the author's place. */
export function NowPlaying() {
  const episode = usePlayback((playback) =>
    playback.status === 'empty' ? null : playback.episode,
  );
  if (!episode) return null;
  return (
    <div className={styles.root}>
      <Cover key={episode.imageUrl} src={episode.imageUrl} />
      <div className={styles.text}>
        <p className={styles.title} title={episode.title} dir="auto">
          {episode.pageUrl === undefined ? (
            episode.title
          ) : (
            <Link className={styles.link} href={{ pathname: episode.pageUrl }} prefetch={false}>
              {episode.title}
            </Link>
          )}
        </p>
        <p className={styles.author} dir="auto">
          {episode.author}
        </p>
        <Elapsed />
      </div>
    </div>
  );
}
