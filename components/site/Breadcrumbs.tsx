import Link from 'next/link';
import type { Crumb } from '@/lib/site/trail';
import styles from './Breadcrumbs.module.css';

/** The way from the home page to this one; the last step is where one is. */
export function Breadcrumbs({ trail }: { readonly trail: readonly Crumb[] }) {
  return (
    <nav aria-label="Fil d’Ariane" className={styles.root}>
      <ol className={styles.steps}>
        {trail.map(({ name, path }, index) => (
          <li key={path} className={styles.step}>
            {index < trail.length - 1 ? (
              <Link className={styles.link} href={path}>
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
