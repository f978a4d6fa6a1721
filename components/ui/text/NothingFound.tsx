import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import styles from './NothingFound.module.css';

interface NothingFoundProps {
  readonly title: string;
  /** Of the title, where it is not French. */
  readonly lang?: string;
  /** What can be done about it. */
  readonly action: ReactNode;
  readonly children: ReactNode;
}

/** In the place of a list that has nothing to show. */
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
