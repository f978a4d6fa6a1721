'use client';

import { useId, useRef, type FormEvent } from 'react';
import { classSession } from '@/components/quiz/classroom/classSession';
import { codeOutcomeWords } from '@/components/quiz/classroom/codeOutcomeWords';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import {
  missingNumbers,
  pupilsOf,
  scoreOf,
  withoutNumber,
  type CodeOutcome,
  type ClassResults,
} from '@/lib/classroom/results/results';
import styles from './CodeEntry.module.css';

interface CodeEntryProps {
  readonly results: ClassResults;
  readonly outcome: CodeOutcome | null;
  readonly before: ClassResults | null;
}

/** Renders the field for the pupils' codes, one after the other, and the received and missing numbers. */
export function CodeEntry({ results, outcome, before }: CodeEntryProps) {
  const fieldId = useId();
  const statusId = useId();
  const field = useRef<HTMLInputElement>(null);
  const pupils = pupilsOf(results);
  const missingPupils = missingNumbers(pupils);
  const total = results.link.ids.length;
  const isRejected = outcome?.kind === 'foreign' || outcome?.kind === 'unreadable';

  function submitCode(event: FormEvent): void {
    event.preventDefault();
    const input = field.current;
    if (!input || input.value.trim() === '') return;
    classSession.receive(input.value);
    const outcomeKind = classSession.get().outcome?.kind;
    // Keep a wrong code selected: the teacher corrects the code, or types the next code over the selection.
    if (outcomeKind === 'foreign' || outcomeKind === 'unreadable') input.select();
    else input.value = '';
    input.focus();
  }

  return (
    <section className={styles.root} aria-labelledby="codes">
      <h3 id="codes">2. Recueillez les codes</h3>
      <p className={styles.text}>
        Tapez-les l’un après l’autre, ou photographiez avec votre téléphone le code QR de
        l’élève&nbsp;: il ouvre cette page sur le téléphone, qui les garde.
      </p>
      <form className={styles.form} onSubmit={submitCode}>
        <label className={styles.label} htmlFor={fieldId}>
          Code de l’élève
        </label>
        <input
          ref={field}
          id={fieldId}
          className={styles.field}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="next"
          maxLength={16}
          placeholder="K7QM-2XRT"
          aria-invalid={isRejected || undefined}
          aria-describedby={statusId}
        />
        <Button type="submit" look="gold">
          Ajouter
        </Button>
      </form>
      <div className={styles.status} data-wrong={isRejected || undefined}>
        <p id={statusId} role="status">
          {codeOutcomeWords(outcome, pupils.length, total)}
        </p>
        {outcome?.kind === 'replaced' && before && (
          <Button
            look="plain"
            onClick={() => {
              classSession.replace(before);
              field.current?.focus();
            }}
          >
            Remettre l’ancien
          </Button>
        )}
      </div>
      {pupils.length > 0 && (
        <>
          <ul role="list" className={styles.pupils} aria-label="Codes reçus">
            {pupils.map((pupil) => (
              <li key={pupil.number} className={styles.pupil}>
                <span>{`n°\u00a0${pupil.number}`}</span>
                <span className={styles.score}>{`${scoreOf(pupil)}/${total}`}</span>
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={`Retirer le code du n°\u00a0${pupil.number}`}
                  onClick={() => {
                    classSession.replace(withoutNumber(results, pupil.number));
                    field.current?.focus();
                  }}
                >
                  <Icon name="close" size={16} />
                </button>
              </li>
            ))}
          </ul>
          {missingPupils.length > 0 && (
            <p
              className={styles.missing}
            >{`Pas encore de code\u00a0: ${missingPupils.join(', ')}.`}</p>
          )}
        </>
      )}
    </section>
  );
}
