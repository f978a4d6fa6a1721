'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import styles from './CopyButton.module.css';

interface CopyButtonProps {
  /** What is put on the clipboard. */
  readonly text: string;
  readonly label: string;
  /** What the button says once it is done. */
  readonly copiedLabel: string;
  /** Shows or selects the text when the browser refuses to copy it. */
  readonly onRefused?: () => void;
}

type Outcome = 'none' | 'copied' | 'refused';

/** Copies a text and says whether the browser did; without script it is not there: the text itself stands beside it. */
export function CopyButton({ text, label, copiedLabel, onRefused }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>('none');

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
      onRefused?.();
    }
  }

  return (
    <>
      <Button
        className={styles.root}
        look="outline"
        onClick={() => void copy()}
        // Another copy, later, is announced anew.
        onBlur={() => setOutcome((last) => (last === 'copied' ? 'none' : last))}
      >
        <span>{outcome === 'copied' ? copiedLabel : label}</span>
      </Button>
      <span
        className={outcome === 'refused' ? styles.refused : 'visually-hidden'}
        aria-live="polite"
      >
        {`${outcome === 'copied' ? copiedLabel : ''}${outcome === 'refused' ? REFUSED : ''}`}
      </span>
    </>
  );
}

const REFUSED = 'Le navigateur refuse de copier\u00a0: sélectionnez le texte.';
