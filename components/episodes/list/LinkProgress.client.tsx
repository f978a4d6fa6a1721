'use client';

import { useLinkStatus } from 'next/link';
import styles from './LinkProgress.module.css';

/** Renders an indeterminate progress line in a link while its page loads, after a delay. */
export function LinkProgress() {
  const { pending } = useLinkStatus();
  return <span className={styles.root} data-pending={pending} aria-hidden="true" />;
}
