import Link from 'next/link';
import type { Crumb } from '@/lib/site/breadcrumbs';
import styles from './Breadcrumbs.module.css';

interface BreadcrumbsProps {
  readonly breadcrumbs: readonly Crumb[];
  /** A single small line for a short head; a phone shows the link to the parent page alone. */
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
              // Prefetches no parent page, which a visitor rarely opens and which weighs more than a cover.
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
