import type { ReactNode } from 'react';
import styles from './PageBody.module.css';

interface PageBodyProps {
  readonly children: ReactNode;
  /** Whether nothing is above it but the bar, which would lie over its beginning. */
  readonly isFirst?: boolean;
}

/** What follows the head of a page, at the page's width. */
export function PageBody({ children, isFirst = false }: PageBodyProps) {
  return (
    <div className={styles.root} data-first={isFirst}>
      {children}
    </div>
  );
}
