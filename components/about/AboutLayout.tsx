import type { ReactNode } from 'react';
import styles from './AboutLayout.module.css';

interface AboutLayoutProps {
  readonly contents: ReactNode;
  readonly children: ReactNode;
}

export function AboutLayout({ contents, children }: AboutLayoutProps) {
  return (
    <div className={styles.root}>
      {contents}
      <div className={styles.sections}>{children}</div>
    </div>
  );
}
