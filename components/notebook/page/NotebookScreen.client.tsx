'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { notebookWarning } from '@/components/notebook/notebookWarning';
import { BookmarkItem } from '@/components/notebook/page/BookmarkItem.client';
import { NotebookTools } from '@/components/notebook/page/NotebookTools.client';
import { loadSentences, sentenceFiles } from '@/components/notebook/sentenceFiles';
import { UndoErasure } from '@/components/notebook/UndoErasure.client';
import { useNotebook } from '@/components/notebook/useNotebook';
import { useObservable } from '@/components/player/useObservable';
import { StorageWarning } from '@/components/ui/StorageWarning';
import type { Bookmark } from '@/lib/bookmarks/bookmark';
import {
  bookmarkSearch,
  groupBookmarks,
  listBookmarks,
  type BookmarkOrder,
} from '@/lib/bookmarks/list';
import type { SpokenFile } from '@/lib/bookmarks/spokenFile';
import styles from './NotebookScreen.module.css';

interface NotebookScreenProps {
  /** Content in place of an empty list. */
  readonly emptyState: ReactNode;
  readonly exchange: ReactNode;
}

/** Renders the notebook: search and order, the bookmarks in groups, exports, the exchange. */
export function NotebookScreen({ emptyState, exchange }: NotebookScreenProps) {
  const notebook = useNotebook();
  const files = useObservable(sentenceFiles);
  const [query, setQuery] = useState('');
  const [order, setOrder] = useState<BookmarkOrder>('episode');
  const [erasedBookmark, setErasedBookmark] = useState<Bookmark | null>(null);
  const bookmarks = notebook?.value ?? [];
  const pages = bookmarks.flatMap(({ mark }) =>
    mark?.subject.kind === 'moment' ? (mark.subject.page ?? []) : [],
  );
  const pagesKey = [...new Set(pages)].sort().join(' ');

  useEffect(() => {
    for (const page of pagesKey.split(' ')) if (page !== '') void loadSentences(page);
  }, [pagesKey]);

  if (!notebook)
    return (
      <p className="script-only" role="status">
        Ouverture du carnet…
      </p>
    );
  const items = listBookmarks(bookmarks, (episode) => fileOf(files, episode)?.lines ?? []);
  const results = bookmarkSearch.found(items, query);
  const groups = groupBookmarks(results, order, formatDay);
  return (
    <div className={styles.root}>
      <StorageWarning sentence={notebookWarning(notebook.trouble)} />
      {items.length > 0 && (
        <NotebookTools
          query={query}
          onQuery={setQuery}
          order={order}
          onOrder={setOrder}
          count={items.length}
          groups={groups}
        />
      )}
      <UndoErasure
        bookmark={erasedBookmark}
        takesFocus
        onDone={() => setErasedBookmark(null)}
      />
      {items.length === 0 && emptyState}
      <ul role="list" className={styles.groups} aria-label="Mon carnet">
        {groups.map(({ heading, items: group }) => (
          <li key={heading}>
            <h2 className={styles.heading}>{heading}</h2>
            <ul role="list" className={styles.items}>
              {group.map((item) => (
                <BookmarkItem
                  key={item.bookmark.id}
                  item={item}
                  playable={fileOf(files, episodeOf(item.subject))?.playable}
                  isTitled={order === 'date' || item.subject.kind !== 'moment'}
                  day={formatDay(item.at)}
                  onErase={setErasedBookmark}
                />
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {exchange}
    </div>
  );
}

const episodeOf = (subject: NonNullable<Bookmark['mark']>['subject']): string =>
  subject.kind === 'moment' ? subject.episode : '';

const fileOf = (
  files: ReadonlyMap<string, SpokenFile>,
  episode: string,
): SpokenFile | undefined =>
  [...files.values()].find(({ playable }) => playable.id === episode);

const DAY_FORMAT = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long' });

/** Formats the local day of a time, « 27 novembre 2026 ». */
const formatDay = (time: number): string => DAY_FORMAT.format(time);
