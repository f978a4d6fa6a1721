'use client';

import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { browserNotebook } from '@/components/notebook/browserNotebook';
import { Button } from '@/components/ui/Button';
import styles from './NoteForm.module.css';

interface NoteFormProps {
  /** Id of the bookmark. */
  readonly id: string;
  readonly note: string;
  readonly onDone: () => void;
}

/** Renders the field of a bookmark's note; an empty note is removed. */
export function NoteForm({ id, note, onDone }: NoteFormProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const fieldId = useId();
  const [text, setText] = useState(note);

  // Focuses the field, since the form replaces the pressed button.
  useEffect(() => field.current?.focus(), []);

  function save(event: FormEvent): void {
    event.preventDefault();
    browserNotebook().annotate(id, text);
    onDone();
  }

  return (
    <form className={styles.root} onSubmit={save}>
      <label className={styles.label} htmlFor={fieldId}>
        Ma note
      </label>
      <textarea
        ref={field}
        id={fieldId}
        className={styles.field}
        rows={3}
        maxLength={5000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={styles.actions}>
        <Button look="gold" type="submit">
          Garder la note
        </Button>
        <Button look="plain" onClick={onDone}>
          Ne rien changer
        </Button>
      </div>
    </form>
  );
}
