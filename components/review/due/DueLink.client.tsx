'use client';

import Link from 'next/link';
import { useSyncExternalStore } from 'react';
import { dueToday } from '@/components/review/due/dueDays';
import { REVIEW_PATH } from '@/lib/review/address';
import styles from './DueLink.module.css';

export interface DueLinkProps {
  /** Beside an entry of the site's bar, under the banner's buttons, or at the end of a line of text. */
  readonly look: 'entry' | 'banner' | 'line';
}

/** Leads to the cards that wait today, with their number; renders nothing when none does. */
export function DueLink({ look }: DueLinkProps) {
  const count = useSyncExternalStore(onStorage, dueToday, () => 0);
  if (count === 0) return null;
  return (
    <Link className={styles.root} data-look={look} href={REVIEW_PATH} prefetch={false}>
      {`${count} à revoir`}
    </Link>
  );
}

function onStorage(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
