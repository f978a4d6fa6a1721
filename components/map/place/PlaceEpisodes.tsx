import Link from 'next/link';
import { PlayButton } from '@/components/player/PlayButton.client';
import { PassageButton } from '@/components/story/PassageButton.client';
import type { Episode } from '@/lib/episodes/episode';
import detail from './PlaceDetail.module.css';
import styles from './PlaceEpisodes.module.css';

type PlaceEpisode = Pick<Episode, 'slug' | 'path' | 'shortTitle' | 'playable'>;

interface PlaceEpisodesProps {
  readonly episodes: readonly PlaceEpisode[];
  /** Second of the first mention in each episode, by slug. */
  readonly narratedAt: ReadonlyMap<string, number>;
}

/** Renders the episodes that name a place, with links and play buttons. */
export function PlaceEpisodes({ episodes, narratedAt }: PlaceEpisodesProps) {
  return (
    <>
      <h3 className={detail.heading}>Dans les épisodes</h3>
      <ul role="list" className={styles.root}>
        {episodes.map((episode) => {
          const titleId = `episode-${episode.slug}`;
          const start = narratedAt.get(episode.slug);
          return (
            <li key={episode.slug} className={styles.episode}>
              <Link id={titleId} className={styles.title} href={episode.path} prefetch={false}>
                {episode.shortTitle}
              </Link>
              {start !== undefined && (
                <PassageButton
                  className={styles.passage}
                  episode={episode.playable}
                  at={start}
                  describedBy={titleId}
                />
              )}
              <PlayButton
                episode={episode.playable}
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
