import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/Icon';
import styles from './ClassCard.module.css';

interface ClassCardProps {
  readonly id: string;
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  /** Makes the card take the whole width. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** Renders the card of one use of the site in class, with its links. */
export function ClassCard({ id, icon, title, text, isWide = false, children }: ClassCardProps) {
  return (
    <section className={styles.root} aria-labelledby={id} data-wide={isWide}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
      <div className={styles.links}>{children}</div>
    </section>
  );
}
