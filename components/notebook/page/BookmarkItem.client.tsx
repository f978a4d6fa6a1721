'use client';

import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useState } from 'react';
import { browserNotebook } from '@/components/notebook/browserNotebook';
import { BookmarkNote } from '@/components/notebook/BookmarkNote';
import { MomentPlayButton } from '@/components/notebook/page/MomentPlayButton.client';
import { Button } from '@/components/ui/Button';
import type { Bookmark } from '@/lib/bookmarks/bookmark';
import { quoteOf, secondOf, shortName, type ListedBookmark } from '@/lib/bookmarks/list';
import type { PlayableEpisode } from '@/lib/player/core/playable';
import { formatClock } from '@/lib/time/clock';
import styles from './BookmarkItem.module.css';

/** Form of a note, whose script is loaded when a note is first edited. */
const NoteForm = dynamic(() =>
  import('@/components/notebook/NoteForm.client').then(({ NoteForm: component }) => component),
);

interface BookmarkItemProps {
  readonly item: ListedBookmark;
  /** Playable form of the episode; undefined before its load. */
  readonly playable: PlayableEpisode | undefined;
  /** Whether the title is shown, in a group whose heading is not that title. */
  readonly isTitled: boolean;
  /** Day of the mark. */
  readonly day: string;
  readonly onErase: (bookmark: Bookmark) => void;
}

/** Renders a bookmark: play button or link, sentence, links to its place, date and people, note, actions. */
export function BookmarkItem({ item, playable, isTitled, day, onErase }: BookmarkItemProps) {
  const { bookmark, subject, note, anchor } = item;
  const [isEdited, setIsEdited] = useState(false);
  const quote = quoteOf(item);
  const name = subject.kind === 'moment' ? formatClock(secondOf(item)) : subject.title;

  function erase(): void {
    browserNotebook().eraseOne(bookmark.id);
    onErase(bookmark);
  }

  return (
    <li className={styles.root}>
      <div className={styles.head}>
        {subject.kind === 'moment' && (
          <MomentPlayButton subject={subject} second={secondOf(item)} playable={playable} />
        )}
        {isTitled && (
          <h3 className={styles.title}>
            {subject.page === null ? (
              shortName(subject.title)
            ) : (
              <Link href={{ pathname: subject.page }} prefetch={false}>
                {shortName(subject.title)}
              </Link>
            )}
          </h3>
        )}
        <span className={styles.day}>{`marqué le ${day}`}</span>
      </div>
      {quote !== '' && <blockquote className={styles.quote}>{quote}</blockquote>}
      {anchor?.isApproximate && (
        <p className={styles.note}>
          Ces mots ont changé dans l’épisode depuis&nbsp;: la seconde est approchée.
        </p>
      )}
      {anchor?.line && anchor.line.links.length > 0 && (
        <ul role="list" className={styles.links} aria-label="Lieu, date et personnes du moment">
          {anchor.line.links.map(({ words, href }) => (
            <li key={href}>
              <Link href={hrefParts(href)} prefetch={false}>
                {words}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {isEdited ? (
        <NoteForm id={bookmark.id} note={note} onDone={() => setIsEdited(false)} />
      ) : (
        <>
          <BookmarkNote note={note} />
          <div className={styles.actions}>
            <Button look="plain" onClick={() => setIsEdited(true)}>
              <span>{note === '' ? 'Ajouter une note' : 'Modifier la note'}</span>
              <span className="visually-hidden">{`\u00a0: ${name}`}</span>
            </Button>
            <Button look="plain" onClick={erase}>
              <span>Effacer</span>
              <span className="visually-hidden">{`\u00a0: ${name}`}</span>
            </Button>
          </div>
        </>
      )}
    </li>
  );
}

/** Splits an address of the site into the parts that a link takes. */
function hrefParts(href: string) {
  const { pathname, search, hash } = new URL(href, window.location.origin);
  return { pathname, search, hash };
}
