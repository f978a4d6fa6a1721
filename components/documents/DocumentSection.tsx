import type { ReactNode } from 'react';
import styles from './DocumentSection.module.css';

interface DocumentSectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

export function DocumentSection({ id, title, children }: DocumentSectionProps) {
  return (
    <section className={styles.root} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
