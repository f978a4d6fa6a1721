'use client';

import { useState } from 'react';
import { browserNotebook } from '@/components/notebook/browserNotebook';
import { MarkActions } from '@/components/notebook/MarkActions';
import { lastMark } from '@/components/notebook/marking/lastMark';
import { NoteForm } from '@/components/notebook/NoteForm.client';
import { notebookWarning } from '@/components/notebook/notebookWarning';
import { BookmarkNote } from '@/components/notebook/BookmarkNote';
import { useNotebook } from '@/components/notebook/useNotebook';
import { useObservable } from '@/components/player/useObservable';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import { StorageWarning } from '@/components/ui/StorageWarning';
import { noteOf } from '@/lib/bookmarks/bookmark';
import { formatClock } from '@/lib/time/clock';
import styles from './MarkSheet.module.css';

const closeSheet = (): void => lastMark.set(null);

/** Renders the last mark above the player's bar: its sentence, its note, the link to the notebook, the undo button. */
export function MarkSheet() {
  const newMark = useObservable(lastMark);
  const notebook = useNotebook();
  const [editedId, setEditedId] = useState('');
  const id = newMark?.status === 'made' ? newMark.id : '';
  const bookmark = notebook?.value.find((candidate) => candidate.id === id);
  const subject = bookmark?.isErased === false ? bookmark.mark?.subject : undefined;
  const note = bookmark ? noteOf(bookmark) : '';
  if (newMark?.status === 'made' && !subject) return null;

  return (
    <aside className={styles.root} aria-label="Moment marqué">
      <div className={styles.head}>
        <p className={styles.words} role="status">
          {subject?.kind === 'moment' ? (
            <>
              <strong>{`Marqué à ${formatClock(subject.second)}`}</strong>
              <q className={styles.quote} hidden={subject.quote === ''}>
                {subject.quote}
              </q>
            </>
          ) : (
            <span>Ce moment n’a pas pu être marqué&nbsp;: le réseau manque. Réessayez.</span>
          )}
        </p>
        <IconButton label="Fermer" onClick={closeSheet}>
          <Icon name="close" size={20} />
        </IconButton>
      </div>
      <StorageWarning sentence={notebookWarning(notebook?.trouble ?? null)} />
      {editedId !== id && <BookmarkNote note={note} />}
      {subject && editedId === id && (
        <NoteForm key={id} id={id} note={note} onDone={() => setEditedId('')} />
      )}
      {subject && editedId !== id && (
        <MarkActions onLeave={closeSheet}>
          <Button look="plain" onClick={() => setEditedId(id)}>
            {note === '' ? 'Ajouter une note' : 'Modifier la note'}
          </Button>
          {note === '' && (
            <Button
              look="plain"
              onClick={() => {
                browserNotebook().eraseOne(id);
                closeSheet();
              }}
            >
              Annuler
            </Button>
          )}
        </MarkActions>
      )}
    </aside>
  );
}
