import type { Work } from '@/lib/site/bibliography';
import styles from './SourceList.module.css';

/** The works that something is told from, each in a line. */
export function SourceList({ sources }: { readonly sources: readonly Work[] }) {
  return (
    <ul className={styles.root}>
      {sources.map(({ author, title, year, note }) => (
        <li key={`${author} ${title}`}>
          {author}, <cite>{title}</cite>
          {year && `, ${year}`}
          {note && ` (${note})`}
        </li>
      ))}
    </ul>
  );
}
