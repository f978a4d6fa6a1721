import type { ReactNode } from 'react';
import styles from './PageBody.module.css';

/** Renders the content below the head of a page, at the page's width. */
export function PageBody({ children }: { readonly children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}
