'use client';

import { useLinkStatus } from 'next/link';
import styles from './LinkProgress.module.css';

/** In a link: a line that runs while its page is on the way, once that takes long enough to be noticed. */
export function LinkProgress() {
  const { pending } = useLinkStatus();
  return <span className={styles.root} data-pending={pending} aria-hidden="true" />;
}
