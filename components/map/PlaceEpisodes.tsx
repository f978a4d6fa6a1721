import Link from 'next/link';
import { PlayButton } from '@/components/player/PlayButton.client';
import { episodePath } from '@/lib/episodes/address';
import type { Episode } from '@/lib/episodes/episode';
import { playableOf } from '@/lib/server/playables';
import detail from './PlaceDetail.module.css';
import styles from './PlaceEpisodes.module.css';

/** The episodes that name a place, to read and to listen to. */
export function PlaceEpisodes({ episodes }: { readonly episodes: readonly Episode[] }) {
  return (
    <>
      <h3 className={detail.heading}>Dans les épisodes</h3>
      <ul className={styles.root}>
        {episodes.map((episode) => {
          const titleId = `episode-${episode.slug}`;
          return (
            <li key={episode.slug} className={styles.episode}>
              <Link
                id={titleId}
                className={styles.title}
                href={episodePath(episode.slug)}
                prefetch={false}
              >
                {episode.shortTitle}
              </Link>
              <PlayButton
                episode={playableOf(episode)}
                label="Écouter"
                look="plain"
                describedBy={titleId}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}
