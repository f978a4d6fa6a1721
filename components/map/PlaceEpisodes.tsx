import { PlayButton } from '@/components/player/PlayButton.client';
import type { Episode } from '@/lib/episodes/episode';
import { playableOf } from '@/lib/server/playables';
import detail from './PlaceDetail.module.css';
import styles from './PlaceEpisodes.module.css';

/** The episodes that name a place, to listen to. */
export function PlaceEpisodes({ episodes }: { readonly episodes: readonly Episode[] }) {
  return (
    <>
      <h3 className={detail.heading}>Dans les épisodes</h3>
      <ul className={styles.root}>
        {episodes.map((episode) => (
          <li key={episode.slug}>
            <PlayButton episode={playableOf(episode)} label={episode.shortTitle} look="plain" />
          </li>
        ))}
      </ul>
    </>
  );
}
