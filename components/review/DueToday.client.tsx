'use client';

import Link from 'next/link';
import { useSyncExternalStore } from 'react';
import { deviceStorage } from '@/components/ui/browser/storage';
import { countDueCards } from '@/lib/review/store/dueDays';
import { REVIEW_PATH } from '@/lib/review/address';
import styles from './DueToday.module.css';

/** Renders the number of cards due today as a link to the review; nothing without due cards and before hydration. */
export function DueToday() {
  const count = useSyncExternalStore(subscribeToStorage, countDue, () => 0);
  if (count === 0) return null;
  return (
    <p className={styles.root}>
      <Link href={REVIEW_PATH} prefetch={false}>
        {`${count > 1 ? `${count} cartes à revoir` : 'Une carte à revoir'} aujourd’hui`}
      </Link>
    </p>
  );
}

const countDue = (): number => countDueCards(deviceStorage);

function subscribeToStorage(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
