import { SourceList } from '@/components/site/SourceList';
import type { Episode } from '@/lib/episodes/episode';
import styles from './EpisodeSources.module.css';

export function EpisodeSources({ sources }: Pick<Episode, 'sources'>) {
  if (sources.length === 0) return null;
  return (
    <section className={styles.root} aria-labelledby="sources">
      <h2 className={styles.title} id="sources">
        Sources
      </h2>
      <SourceList sources={sources} />
    </section>
  );
}
