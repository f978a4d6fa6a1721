import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import styles from './Disclosure.module.css';

interface DisclosureProps {
  readonly title: string;
  /** Lifts the limit on line length: for content that is not running text. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** Renders a native `<details>` under its title; printed open. */
export function Disclosure({ title, isWide = false, children }: DisclosureProps) {
  return (
    <details className={styles.root}>
      <summary className={styles.summary}>
        <span>{title}</span>
        <Icon name="down" size={20} />
      </summary>
      <div className={styles.content} data-wide={isWide || undefined}>
        {children}
      </div>
    </details>
  );
}
