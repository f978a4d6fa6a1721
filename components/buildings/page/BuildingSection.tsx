import clsx from 'clsx';
import type { ReactNode } from 'react';
import { SectionHeading } from '@/components/ui/text/SectionHeading';
import styles from './BuildingSection.module.css';

interface BuildingSectionProps {
  readonly id: string;
  readonly title: string;
  /** Whether the printed sheet, of two pages, has room for the section. */
  readonly isPrinted?: boolean;
  readonly children: ReactNode;
}

/** Renders one section of a building's page under its heading. */
export function BuildingSection({
  id,
  title,
  isPrinted = true,
  children,
}: BuildingSectionProps) {
  return (
    <section className={clsx(styles.root, !isPrinted && 'screen-only')} aria-labelledby={id}>
      <SectionHeading id={id}>{title}</SectionHeading>
      {children}
    </section>
  );
}
