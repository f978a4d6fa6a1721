import type { ReactNode } from 'react';
import styles from './PageBody.module.css';

interface PageBodyProps {
  /** Whether a script renders the content: the elements after the content then stay below the first viewport. */
  readonly isLate?: boolean;
  readonly children: ReactNode;
}

/** Renders the content below the head of a page, at the page's width. */
export function PageBody({ isLate, children }: PageBodyProps) {
  return (
    <div className={styles.root} data-late={isLate || undefined}>
      {children}
    </div>
  );
}
