'use client';

import { downloadText } from '@/components/ui/browser/download';
import { Button } from '@/components/ui/Button';
import { ChoiceField } from '@/components/ui/field/ChoiceField';
import { SearchField } from '@/components/ui/field/SearchField';
import type { BookmarkGroup, BookmarkOrder } from '@/lib/bookmarks/list';
import styles from './NotebookTools.module.css';

interface NotebookToolsProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly order: BookmarkOrder;
  readonly onOrder: (order: BookmarkOrder) => void;
  /** Number of bookmarks without the search. */
  readonly count: number;
  /** Groups of the found bookmarks, which are exported and printed. */
  readonly groups: readonly BookmarkGroup[];
}

/** Renders search, order, exports and print of the notebook. */
export function NotebookTools(props: NotebookToolsProps) {
  const { typed, onType, order, onOrder, count, groups } = props;
  const shown = groups.flatMap(({ items }) => items).length;

  async function save(format: 'md' | 'csv'): Promise<void> {
    const { toCsv, toMarkdown } = await import('@/lib/bookmarks/exportText');
    const { origin } = window.location;
    if (format === 'md')
      downloadText('carnet.md', 'text/markdown;charset=utf-8', toMarkdown(groups, origin));
    else
      downloadText(
        'carnet.csv',
        'text/csv;charset=utf-8',
        toCsv(
          groups.flatMap(({ items }) => items),
          origin,
        ),
      );
  }

  return (
    <div className={styles.root}>
      <div className={styles.fields} role="search">
        <SearchField
          label="Rechercher dans le carnet"
          placeholder="Un mot, un nom, une note"
          value={typed}
          onChange={({ target }) => onType(target.value)}
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
        {shown === count
          ? `${count} ${count > 1 ? 'lignes' : 'ligne'} dans le carnet`
          : `${shown} sur ${count}`}
      </p>
      <div className={styles.exports} role="group" aria-label="Sortir le carnet">
        <Button look="plain" onClick={() => void save('md')}>
          Texte (Markdown)
        </Button>
        <Button look="plain" onClick={() => void save('csv')}>
          Tableur (CSV)
        </Button>
        <Button look="plain" onClick={() => window.print()}>
          Imprimer
        </Button>
      </div>
    </div>
  );
}
