import type { ReactNode } from 'react';
import { SectionHeading } from '@/components/ui/text/SectionHeading';
import styles from './AboutSection.module.css';

interface AboutSectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

export function AboutSection({ id, title, children }: AboutSectionProps) {
  return (
    <section className={styles.root} data-later="chapter" aria-labelledby={id}>
      <SectionHeading id={id}>{title}</SectionHeading>
      {children}
    </section>
  );
}
