import { Breadcrumbs } from '@/components/site/Breadcrumbs';
import type { Episode } from '@/lib/episodes/episode';
import { breadcrumbsTo } from '@/lib/site/breadcrumbs';
import styles from './EpisodeBreadcrumbs.module.css';

/** Renders the breadcrumbs of an episode's page, on one line. */
export function EpisodeBreadcrumbs({ path, shortTitle }: Pick<Episode, 'path' | 'shortTitle'>) {
  return (
    <div className={styles.root}>
      <Breadcrumbs breadcrumbs={breadcrumbsTo('episodes', { name: shortTitle, path })} />
    </div>
  );
}
