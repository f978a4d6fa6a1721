'use client';

import { useState } from 'react';
import { CopyButton } from '@/components/ui/CopyButton.client';
import { formatQuizLink } from '@/lib/quiz/link';
import type { Run } from '@/lib/quiz/machine';
import styles from './CopyQuizLink.module.css';

/**
 * Renders the button that copies a link to the same questions; shows the link where the browser
 * refuses the clipboard.
 */
export function CopyQuizLink({ run }: { readonly run: Run }) {
  const [isRefused, setIsRefused] = useState(false);
  const address = `${window.location.origin}${window.location.pathname}?${formatQuizLink(run)}`;
  return (
    <>
      <CopyButton
        text={address}
        label="Copier le lien de ce quiz"
        copiedLabel="Lien copié"
        onRefused={() => setIsRefused(true)}
      />
      {isRefused && (
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
