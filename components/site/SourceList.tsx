import type { Work } from '@/lib/site/bibliography';
import styles from './SourceList.module.css';

/** Renders the list of cited works, each with the part where a reader finds the citation. */
export function SourceList({ sources }: { readonly sources: readonly Work[] }) {
  return (
    <ul role="list" className={styles.root}>
      {sources.map(({ author, title, year, section, note }) => (
        <li key={`${author} ${title} ${section}`}>
          <span>{`${author}, `}</span>
          <cite>{title}</cite>
          <span>{`${year ? `, ${year}` : ''}${section ? `, ${section}` : ''}${note ? ` (${note})` : ''}`}</span>
        </li>
      ))}
    </ul>
  );
}
