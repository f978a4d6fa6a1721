'use client';

import { useState } from 'react';
import button from '@/components/ui/Button.module.css';
import { formatQuizLink } from '@/lib/quiz/link';
import type { Run } from '@/lib/quiz/machine';
import styles from './CopyQuizLink.module.css';

type Outcome = 'none' | 'copied' | 'refused';

/** Copies a link that asks the same questions again; shows it where the browser refuses. */
export function CopyQuizLink({ run }: { readonly run: Run }) {
  const [outcome, setOutcome] = useState<Outcome>('none');
  const address = `${window.location.origin}${window.location.pathname}?${formatQuizLink(run)}`;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  }

  return (
    <>
      <button
        type="button"
        className={button.root}
        data-look="outline"
        onClick={() => void copy()}
      >
        {outcome === 'copied' ? 'Lien copié' : 'Copier le lien de ce quiz'}
      </button>
      {outcome === 'refused' && (
        <label className={styles.root}>
          Lien de ce quiz
          <input
            className={styles.address}
            readOnly
            value={address}
            onFocus={({ target }) => target.select()}
          />
        </label>
      )}
    </>
  );
}
