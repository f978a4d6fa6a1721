'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import styles from './CopyButton.module.css';

interface CopyButtonProps {
  /** Text that is written to the clipboard. */
  readonly text: string;
  readonly label: string;
  /** Label of the button after a successful copy. */
  readonly copiedLabel: string;
  /** Called when the browser refuses the clipboard, to show or select the text instead. */
  readonly onRefused?: () => void;
}

type Outcome = 'none' | 'copied' | 'refused';

/** Renders a button that copies a text and announces the outcome; hidden without script, beside the readable text. */
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
        // Resets the label, so that a screen reader announces the next copy too.
        onBlur={() => setOutcome((current) => (current === 'copied' ? 'none' : current))}
      >
        <span>{outcome === 'copied' ? copiedLabel : label}</span>
      </Button>
      <span
        className={outcome === 'refused' ? styles.refusal : 'visually-hidden'}
        aria-live="polite"
      >
        {`${outcome === 'copied' ? copiedLabel : ''}${outcome === 'refused' ? REFUSAL : ''}`}
      </span>
    </>
  );
}

const REFUSAL = 'Le navigateur refuse de copier\u00a0: sélectionnez le texte.';
