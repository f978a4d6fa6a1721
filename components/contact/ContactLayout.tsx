import type { ReactNode } from 'react';
import styles from './ContactLayout.module.css';

interface ContactLayoutProps {
  /** Two panels, side by side where there is room. */
  readonly head: ReactNode;
  readonly children: ReactNode;
}

/** Lays out the head's panels above the other sections. */
export function ContactLayout({ head, children }: ContactLayoutProps) {
  return (
    <div className={styles.root}>
      <div className={styles.head}>{head}</div>
      {children}
    </div>
  );
}
