'use client';

import { useEffect, useRef, useState } from 'react';
import { StepHeading } from '@/components/quiz/StepHeading';
import { Button } from '@/components/ui/Button';
import type { SpokenTerm } from '@/lib/glossary/spokenTerm';
import styles from './SittingTerm.module.css';

interface SittingTermProps {
  readonly eyebrow: string;
  readonly term: SpokenTerm;
  readonly judge: (wasKnown: boolean) => void;
}

/** Renders a term whose meaning is hidden at first; the reader then says whether the meaning was known. */
export function SittingTerm({ eyebrow, term, judge }: SittingTermProps) {
  const [isRevealed, setRevealed] = useState(false);
  const meaning = useRef<HTMLParagraphElement>(null);

  // The pressed button is removed: the focus moves to the meaning.
  useEffect(() => {
    if (isRevealed) meaning.current?.focus();
  }, [isRevealed]);

  return (
    <div role="group" aria-label={term.term}>
      <StepHeading
        eyebrow={eyebrow}
      >{`Que veut dire «\u00a0${term.term}\u00a0»\u202f?`}</StepHeading>
      <p className={styles.transliteration} lang="ar-Latn">
        {term.transliteration}
      </p>
      {isRevealed ? (
        <>
          <p ref={meaning} className={styles.meaning} tabIndex={-1}>
            {term.definition}
          </p>
          <div className={styles.verdicts}>
            <Verdict onPress={() => judge(true)}>Je savais</Verdict>
            <Verdict onPress={() => judge(false)}>Je ne savais pas</Verdict>
          </div>
        </>
      ) : (
        <Button look="gold" onClick={() => setRevealed(true)}>
          Montrer le sens
        </Button>
      )}
    </div>
  );
}

interface VerdictProps {
  readonly onPress: () => void;
  readonly children: string;
}

function Verdict({ onPress, children }: VerdictProps) {
  return (
    <Button
      look="outline"
      // Ignores the second click of a double click, which falls on the next card.
      onClick={({ detail }) => detail < 2 && onPress()}
    >
      {children}
    </Button>
  );
}
