import Link from 'next/link';
import type { Crumb } from '@/lib/site/breadcrumbs';
import styles from './Breadcrumbs.module.css';

interface BreadcrumbsProps {
  readonly breadcrumbs: readonly Crumb[];
  /** One small line in a short head, of which a phone shows the way back alone. */
  readonly look?: 'short';
}

/** Renders the links from the home page to the current page, whose name comes last. */
export function Breadcrumbs({ breadcrumbs, look }: BreadcrumbsProps) {
  return (
    <nav aria-label="Fil d’Ariane" className={styles.root} data-look={look}>
      <ol role="list" className={styles.steps}>
        {breadcrumbs.map(({ name, path }, index) => (
          <li key={path} className={styles.step}>
            {index < breadcrumbs.length - 1 ? (
              // Rarely the next page: fetched ahead, it would weigh more on a phone than a cover.
              <Link className={styles.link} href={path} prefetch={false}>
                {name}
              </Link>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
