import type { ReactNode } from 'react';
import { SectionHeading } from '@/components/ui/text/SectionHeading';
import styles from './BuildingSection.module.css';

interface BuildingSectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** Renders one section of a building's page under its heading. */
export function BuildingSection({ id, title, children }: BuildingSectionProps) {
  return (
    <section className={styles.root} aria-labelledby={id}>
      <SectionHeading id={id}>{title}</SectionHeading>
      {children}
    </section>
  );
}
