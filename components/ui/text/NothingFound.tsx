import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import styles from './NothingFound.module.css';

interface NothingFoundProps {
  readonly title: string;
  /** Language of the title, where it is not French. */
  readonly lang?: string;
  /** Link or button that leads out of the empty state. */
  readonly action: ReactNode;
  readonly children: ReactNode;
}

/** Renders the empty state of a list. */
export function NothingFound({ title, lang, action, children }: NothingFoundProps) {
  return (
    <div className={styles.root}>
      <span className={styles.icon}>
        <Icon name="search" size={32} />
      </span>
      <h3 lang={lang}>{title}</h3>
      {children}
      {action}
    </div>
  );
}
