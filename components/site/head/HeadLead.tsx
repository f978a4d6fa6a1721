import type { ReactNode } from 'react';
import styles from './HeadLead.module.css';

/**
 * Renders the lead of a head, folded to two lines with « lire la suite » where the text is longer. Needs no script: a
 * size container query on a box as high as the text detects the longer text, `:has()` unfolds the lead. A screen reader
 * reads the whole lead.
 */
export function HeadLead({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.root}>
      <div className={styles.fullText}>
        <div className={styles.text}>{children}</div>
        <div className={styles.sizeContainer}>
          <details className={styles.details}>
            <summary className={styles.summary}>
              <span className={styles.unfold}>lire la suite</span>
              <span className={styles.fold}>réduire</span>
            </summary>
          </details>
        </div>
      </div>
    </div>
  );
}
