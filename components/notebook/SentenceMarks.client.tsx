'use client';

import Link from 'next/link';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { browserNotebook } from '@/components/notebook/browserNotebook';
import { notebookWarning } from '@/components/notebook/notebookWarning';
import { UndoErasure } from '@/components/notebook/UndoErasure.client';
import { useNotebook } from '@/components/notebook/useNotebook';
import { usePortalHosts } from '@/components/ui/browser/usePortalHosts';
import { MarginButton } from '@/components/ui/MarginButton';
import { StorageWarning } from '@/components/ui/StorageWarning';
import { NOTEBOOK_PATH } from '@/lib/bookmarks/address';
import { bookmarkId, type Bookmark, type MomentSubject } from '@/lib/bookmarks/bookmark';
import type { PlayableEpisode } from '@/lib/player/core/playable';
import styles from './SentenceMarks.module.css';

/** Timed sentences of the page's transcript; chapter titles are no paragraphs. */
const SENTENCE_SELECTOR = '[data-end] p > span[data-start]';

/** Renders a button after each sentence of the page's transcript, which marks the sentence or erases its mark. */
export function SentenceMarks({ episode }: { readonly episode: PlayableEpisode }) {
  const [sentences] = useState(() => [
    ...document.querySelectorAll<HTMLElement>(SENTENCE_SELECTOR),
  ]);
  const hosts = usePortalHosts(sentences, insertAfter);
  const notebook = useNotebook();
  const [erasedBookmark, setErasedBookmark] = useState<Bookmark | null>(null);
  const bookmarksById = new Map(
    (notebook?.value ?? [])
      .filter(({ isErased }) => !isErased)
      .map((bookmark) => [bookmark.id, bookmark]),
  );
  const marks = hosts.map(({ item, host }) => {
    const subject = subjectOf(episode, item);
    return { host, subject, bookmark: bookmarksById.get(bookmarkId(subject)) };
  });
  const markCount = marks.filter(({ bookmark }) => bookmark).length;

  function toggleMark(subject: MomentSubject, bookmark: Bookmark | undefined): void {
    setErasedBookmark(bookmark ?? null);
    if (bookmark) browserNotebook().eraseOne(bookmark.id);
    else browserNotebook().add(subject);
  }

  return (
    <div className={styles.root}>
      <StorageWarning sentence={notebookWarning(notebook?.trouble ?? null)} />
      <p role="status">
        <span>{`${markCount === 0 ? 'Aucune phrase marquée' : markCount > 1 ? `${markCount} phrases marquées` : 'Une phrase marquée'}. `}</span>
        <Link className={styles.link} href={NOTEBOOK_PATH} prefetch={false}>
          Mon carnet
        </Link>
      </p>
      <UndoErasure bookmark={erasedBookmark} onDone={() => setErasedBookmark(null)} />
      {marks.map(({ host, subject, bookmark }, index) =>
        createPortal(
          <MarginButton
            aria-pressed={bookmark !== undefined}
            onClick={() => toggleMark(subject, bookmark)}
          >
            <span>{bookmark ? 'Marquée' : 'Marquer'}</span>
            <span className="visually-hidden">{`\u00a0: ${subject.quote}`}</span>
          </MarginButton>,
          host,
          index,
        ),
      )}
    </div>
  );
}

const insertAfter = (sentence: HTMLElement, host: HTMLElement): void => sentence.after(host);

const subjectOf = (
  { id, title, pageUrl }: PlayableEpisode,
  { dataset, textContent }: HTMLElement,
): MomentSubject => ({
  kind: 'moment',
  episode: id,
  title,
  page: pageUrl ?? null,
  sound: null,
  second: Number(dataset.start),
  quote: textContent,
});
