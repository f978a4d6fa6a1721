import Link from 'next/link';
import type { PagePath } from '@/lib/site/pages';
import styles from './DocumentList.module.css';

/** Link to a dated page: of a document or of a reconstruction. */
export interface DatedLink {
  readonly title: string;
  readonly date: string;
  readonly path: PagePath;
}

/** Renders links to documents or reconstructions, each by title and date, on the page of their subject. */
export function DocumentList({ documents }: { readonly documents: readonly DatedLink[] }) {
  return (
    <ul role="list" className={styles.root}>
      {documents.map(({ title, date, path }) => (
        <li key={path}>
          <Link className={styles.link} href={path} prefetch={false}>
            <span className={styles.title}>{title}</span>
            <span className={styles.date}>{date}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
