'use client';

import Link from 'next/link';
import { useSyncExternalStore } from 'react';
import { dueToday } from '@/components/review/due/dueDays';
import { REVIEW_PATH } from '@/lib/review/address';
import styles from './DueToday.module.css';

/** How many cards wait today, where they wait; nothing when none does, and until the page is hydrated. */
export function DueToday() {
  const count = useSyncExternalStore(onStorage, dueToday, () => 0);
  if (count === 0) return null;
  return (
    <p className={styles.root}>
      <Link href={REVIEW_PATH} prefetch={false}>
        {`${count > 1 ? `${count} cartes à revoir` : 'Une carte à revoir'} aujourd’hui`}
      </Link>
    </p>
  );
}

function onStorage(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
