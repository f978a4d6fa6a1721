'use client';

import { Button } from '@/components/ui/Button';
import { ChoiceField } from '@/components/ui/field/ChoiceField';
import { SearchField } from '@/components/ui/field/SearchField';
import type { BookmarkGroup, BookmarkOrder } from '@/lib/bookmarks/list';
import styles from './NotebookTools.module.css';

interface NotebookToolsProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly order: BookmarkOrder;
  readonly onOrder: (order: BookmarkOrder) => void;
  /** Number of bookmarks without the search. */
  readonly count: number;
  /** Groups of the found bookmarks, which are exported and printed. */
  readonly groups: readonly BookmarkGroup[];
}

/** Renders search, order, exports and print of the notebook. */
export function NotebookTools(props: NotebookToolsProps) {
  const { query, onQuery, order, onOrder, count, groups } = props;
  const foundCount = groups.flatMap(({ items }) => items).length;

  /** Loads the writers of files at the first export. */
  const saveFile = (format: 'md' | 'csv'): void =>
    void import('@/components/notebook/page/saveNotebook').then(({ saveNotebook }) =>
      saveNotebook(format, groups),
    );

  return (
    <div className={styles.root}>
      <div className={styles.fields} role="search">
        <SearchField
          label="Rechercher dans le carnet"
          placeholder="Un mot, un nom, une note"
          value={query}
          onChange={({ target }) => onQuery(target.value)}
        />
        <ChoiceField
          label="Ranger"
          value={order}
          onChange={({ target }) => onOrder(target.value === 'date' ? 'date' : 'episode')}
        >
          <option value="episode">Par épisode</option>
          <option value="date">Par date</option>
        </ChoiceField>
      </div>
      <p className={styles.count} role="status">
        {foundCount === count
          ? `${count} ${count > 1 ? 'lignes' : 'ligne'} dans le carnet`
          : `${foundCount} sur ${count}`}
      </p>
      <div className={styles.exports} role="group" aria-label="Sortir le carnet">
        <Button look="plain" onClick={() => saveFile('md')}>
          Texte (Markdown)
        </Button>
        <Button look="plain" onClick={() => saveFile('csv')}>
          Tableur (CSV)
        </Button>
        <Button look="plain" onClick={() => window.print()}>
          Imprimer
        </Button>
      </div>
    </div>
  );
}
