import Link from 'next/link';
import type { DocumentLink } from '@/lib/documents/document';
import styles from './DocumentList.module.css';

/** Renders links to related documents, each with its title and date. */
export function DocumentList({ documents }: { readonly documents: readonly DocumentLink[] }) {
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
