import Link from 'next/link';
import { REVIEW_PATH } from '@/lib/review/address';
import styles from './Due.module.css';

interface DueProps {
  /** Beside an entry of the site's bar, under the banner's buttons, or at the end of a line of text. */
  readonly look: 'entry' | 'banner' | 'line';
}

/**
 * Renders the link to the cards that wait today, hidden. On a device that keeps cards, `app/a-revoir.js` shows it with
 * their number, out of the flow: no page fetches more for it elsewhere.
 */
export function Due({ look }: DueProps) {
  return (
    <review-due class={styles.root} data-look={look} hidden suppressHydrationWarning>
      <Link href={REVIEW_PATH} prefetch={false}>
        <b suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
        <span>{'\u00a0à revoir'}</span>
      </Link>
    </review-due>
  );
}
