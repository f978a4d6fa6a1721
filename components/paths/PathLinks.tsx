import Link from 'next/link';
import { pathPath, PATHS_PATH } from '@/lib/paths/address';
import styles from './PathLinks.module.css';

interface PathLinksProps {
  readonly title: string;
  readonly paths: readonly { readonly id: string; readonly title: string }[];
}

/** Renders links to the learning paths in one line; nothing without learning paths. */
export function PathLinks({ title, paths }: PathLinksProps) {
  if (paths.length === 0) return null;
  return (
    <nav className={styles.root} aria-label="Parcours">
      <p className={styles.title}>{title}</p>
      <ul role="list" className={styles.list}>
        {paths.map((path) => (
          <li key={path.id}>
            <Link className={styles.link} href={pathPath(path.id)} prefetch={false}>
              {path.title}
            </Link>
          </li>
        ))}
        <li>
          <Link className={styles.allPaths} href={PATHS_PATH} prefetch={false}>
            Tous les parcours
          </Link>
        </li>
      </ul>
    </nav>
  );
}
