import Link from 'next/link';
import type { Crumb } from '@/lib/site/breadcrumbs';
import styles from './Breadcrumbs.module.css';

/** The way from the home page to this one; the last step is where one is. */
export function Breadcrumbs({ breadcrumbs }: { readonly breadcrumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Fil d’Ariane" className={styles.root}>
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
