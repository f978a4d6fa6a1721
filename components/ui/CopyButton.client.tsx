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
  /** The browser has refused: the text must be shown, so that the reader copies it. */
  readonly onRefused?: () => void;
}

/** Copies a text; without script it is not there, since the text itself stands beside it. */
export function CopyButton({ text, label, copiedLabel, onRefused }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      setIsCopied(false);
      onRefused?.();
    }
  }

  return (
    <>
      <Button
        className={styles.root}
        look="outline"
        onClick={() => void copy()}
        // Another copy, later, is told anew.
        onBlur={() => setIsCopied(false)}
      >
        {isCopied ? copiedLabel : label}
      </Button>
      <span className="visually-hidden" aria-live="polite">
        {isCopied && copiedLabel}
      </span>
    </>
  );
}
