'use client';

import { useId, useRef, useState, type FormEvent } from 'react';
import { StepHeading } from '@/components/quiz/StepHeading';
import { Button } from '@/components/ui/Button';
import { MAX_PUPILS } from '@/lib/classroom/results/pupilCode';
import { pupilNumber } from '@/lib/classroom/results/pupilRun';
import styles from './PupilNumber.module.css';

interface PupilNumberProps {
  /** Subject of the quiz. */
  readonly subject: string;
  /** Number of questions. */
  readonly count: number;
  readonly begin: (number: number) => void;
}

/** Renders the question for the pupil's number in the class, which replaces the name. */
export function PupilNumber({ subject, count, begin }: PupilNumberProps) {
  const fieldId = useId();
  const noteId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isInvalid, setInvalid] = useState(false);

  function submitNumber(event: FormEvent): void {
    event.preventDefault();
    const number = pupilNumber(field.current?.value ?? '');
    if (number !== null) return begin(number);
    setInvalid(true);
    field.current?.focus();
  }

  return (
    <form className={styles.root} onSubmit={submitNumber} noValidate>
      <StepHeading eyebrow={subject}>
        {count > 1 ? `${count} questions pour la classe` : 'Une question pour la classe'}
      </StepHeading>
      <label className={styles.label} htmlFor={fieldId}>
        Votre numéro dans la classe
      </label>
      <input
        ref={field}
        id={fieldId}
        className={styles.field}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        aria-invalid={isInvalid || undefined}
        aria-describedby={noteId}
      />
      <p id={noteId} className={styles.note} data-wrong={isInvalid || undefined}>
        {isInvalid
          ? `Un nombre de 1 à ${MAX_PUPILS} est attendu.`
          : 'Celui de la liste d’appel. Aucun nom n’est demandé, et rien n’est envoyé.'}
      </p>
      <div className={styles.action}>
        <Button type="submit" look="gold">
          Commencer
        </Button>
      </div>
    </form>
  );
}
