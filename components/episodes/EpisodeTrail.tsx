import { Breadcrumbs } from '@/components/site/Breadcrumbs';
import { episodePath } from '@/lib/episodes/address';
import type { Episode } from '@/lib/episodes/episode';
import { trailToEpisode } from '@/lib/site/trail';
import styles from './EpisodeTrail.module.css';

/** The way to an episode's page, on one line. */
export function EpisodeTrail({ episode }: { readonly episode: Episode }) {
  const { slug, shortTitle } = episode;
  return (
    <div className={styles.root}>
      <Breadcrumbs trail={trailToEpisode({ name: shortTitle, path: episodePath(slug) })} />
    </div>
  );
}
