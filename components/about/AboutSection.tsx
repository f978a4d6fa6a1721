import type { ReactNode } from 'react';
import { SectionHeading } from '@/components/ui/text/SectionHeading';
import styles from './AboutSection.module.css';

interface AboutSectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** Renders one section of the about page under its heading. */
export function AboutSection({ id, title, children }: AboutSectionProps) {
  return (
    <section className={styles.root} data-later="chapter" aria-labelledby={id}>
      <SectionHeading id={id}>{title}</SectionHeading>
      {children}
    </section>
  );
}
