import Link from 'next/link';
import type { ReactNode } from 'react';
import { NOTEBOOK_PATH } from '@/lib/bookmarks/address';
import styles from './MarkActions.module.css';

interface MarkActionsProps {
  /** Called when the notebook is opened. */
  readonly onLeave?: () => void;
  readonly children: ReactNode;
}

/** Renders the actions on a new mark, and the link to the notebook. */
export function MarkActions({ onLeave, children }: MarkActionsProps) {
  return (
    <div className={styles.root}>
      {children}
      <Link
        className={styles.link}
        href={NOTEBOOK_PATH}
        prefetch={false}
        {...(onLeave && { onClick: onLeave })}
      >
        Ouvrir le carnet
      </Link>
    </div>
  );
}
