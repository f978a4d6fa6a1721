import type { ReactNode } from 'react';
import styles from './HeadLead.module.css';

/**
 * Renders the lead of a head, folded to two lines with « lire la suite » where it has more. No script: a size container
 * query on a box as high as the whole text finds out, and `:has()` unfolds. A screen reader reads all of it.
 */
export function HeadLead({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.root}>
      <div className={styles.whole}>
        <div className={styles.text}>{children}</div>
        <div className={styles.gauge}>
          <details className={styles.more}>
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
