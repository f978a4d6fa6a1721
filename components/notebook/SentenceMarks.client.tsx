'use client';

import Link from 'next/link';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { browserNotebook } from '@/components/notebook/browserNotebook';
import { notebookTrouble } from '@/components/notebook/notebookTrouble';
import { UndoErasure } from '@/components/notebook/UndoErasure.client';
import { useNotebook } from '@/components/notebook/useNotebook';
import { useHosts } from '@/components/ui/browser/useHosts';
import { MarginButton } from '@/components/ui/MarginButton';
import { TroubleNote } from '@/components/ui/TroubleNote';
import { NOTEBOOK_PATH } from '@/lib/bookmarks/address';
import { bookmarkId, type Bookmark, type MomentSubject } from '@/lib/bookmarks/bookmark';
import type { PlayableEpisode } from '@/lib/player/core/playable';
import styles from './SentenceMarks.module.css';

/** Timed sentences of the page's transcript; chapter titles are no paragraphs. */
const SENTENCES = '[data-end] p > span[data-start]';

/** Renders a button after each sentence of the page's transcript, which marks it or erases its mark. */
export function SentenceMarks({ episode }: { readonly episode: PlayableEpisode }) {
  const [sentences] = useState(() => [...document.querySelectorAll<HTMLElement>(SENTENCES)]);
  const hosts = useHosts(sentences, putAfter);
  const notebook = useNotebook();
  const [erased, setErased] = useState<Bookmark | null>(null);
  const kept = new Map(
    (notebook?.value ?? []).filter(({ isErased }) => !isErased).map((one) => [one.id, one]),
  );
  const marks = hosts.map(({ item, host }) => {
    const subject = subjectOf(episode, item);
    return { host, subject, bookmark: kept.get(bookmarkId(subject)) };
  });
  const count = marks.filter(({ bookmark }) => bookmark).length;

  function toggle(subject: MomentSubject, bookmark: Bookmark | undefined): void {
    setErased(bookmark ?? null);
    if (bookmark) browserNotebook().eraseOne(bookmark.id);
    else browserNotebook().add(subject);
  }

  return (
    <div className={styles.root}>
      <TroubleNote sentence={notebookTrouble(notebook?.trouble ?? null)} />
      <p role="status">
        <span>{`${count === 0 ? 'Aucune phrase marquée' : count > 1 ? `${count} phrases marquées` : 'Une phrase marquée'}. `}</span>
        <Link className={styles.link} href={NOTEBOOK_PATH} prefetch={false}>
          Mon carnet
        </Link>
      </p>
      <UndoErasure before={erased} onDone={() => setErased(null)} />
      {marks.map(({ host, subject, bookmark }, rank) =>
        createPortal(
          <MarginButton
            aria-pressed={bookmark !== undefined}
            onClick={() => toggle(subject, bookmark)}
          >
            <span>{bookmark ? 'Marquée' : 'Marquer'}</span>
            <span className="visually-hidden">{`\u00a0: ${subject.quote}`}</span>
          </MarginButton>,
          host,
          rank,
        ),
      )}
    </div>
  );
}

const putAfter = (sentence: HTMLElement, host: HTMLElement): void => sentence.after(host);

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
