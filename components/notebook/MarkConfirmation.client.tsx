'use client';

import { useEffect, useRef, useState } from 'react';
import { browserNotebook } from '@/components/notebook/browserNotebook';
import { MarkActions } from '@/components/notebook/MarkActions';
import { NoteForm } from '@/components/notebook/NoteForm.client';
import { notebookWarning } from '@/components/notebook/notebookWarning';
import { BookmarkNote } from '@/components/notebook/BookmarkNote';
import { useNotebook } from '@/components/notebook/useNotebook';
import { Button } from '@/components/ui/Button';
import { StorageWarning } from '@/components/ui/StorageWarning';
import { bookmarkId, noteOf, type PageSubject } from '@/lib/bookmarks/bookmark';
import styles from './MarkConfirmation.module.css';

/** Adds a page to the notebook, and renders the actions that follow: note, link to the notebook, removal. */
export function MarkConfirmation({ subject }: { readonly subject: PageSubject }) {
  const notebook = useNotebook();
  const confirmation = useRef<HTMLParagraphElement>(null);
  const [isEdited, setIsEdited] = useState(false);
  const id = bookmarkId(subject);
  const bookmark = notebook?.value.find((candidate) => candidate.id === id);
  const note = bookmark ? noteOf(bookmark) : '';

  // The pressed button is removed: the focus moves to the confirmation.
  useEffect(() => {
    browserNotebook().add(subject);
    confirmation.current?.focus({ preventScroll: true });
  }, [subject]);

  return (
    <div className={styles.root}>
      <p ref={confirmation} className={styles.confirmation} role="status" tabIndex={-1}>
        {bookmark?.isErased ? 'Effacé du carnet.' : 'Dans votre carnet.'}
      </p>
      <StorageWarning sentence={notebookWarning(notebook?.trouble ?? null)} />
      {!isEdited && <BookmarkNote note={note} />}
      {isEdited ? (
        <NoteForm id={id} note={note} onDone={() => setIsEdited(false)} />
      ) : (
        <MarkActions>
          {bookmark?.isErased ? (
            <Button look="plain" onClick={() => browserNotebook().add(subject)}>
              Marquer à nouveau
            </Button>
          ) : (
            <>
              <Button look="plain" onClick={() => setIsEdited(true)}>
                {note === '' ? 'Ajouter une note' : 'Modifier la note'}
              </Button>
              {note === '' && (
                <Button look="plain" onClick={() => browserNotebook().eraseOne(id)}>
                  Retirer
                </Button>
              )}
            </>
          )}
        </MarkActions>
      )}
    </div>
  );
}
