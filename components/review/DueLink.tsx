import Link from 'next/link';
import { REVIEW_PATH } from '@/lib/review/address';
import styles from './DueLink.module.css';

interface DueLinkProps {
  /** Place of the link: an entry of the navigation, under the banner's buttons, or at the end of a line of text. */
  readonly look: 'entry' | 'banner' | 'line';
}

/**
 * Renders the link to the cards due today, hidden. On a device that keeps cards, `app/a-revoir.js`
 * shows the link with the number of cards, outside the layout flow; other devices load nothing more.
 */
export function DueLink({ look }: DueLinkProps) {
  return (
    <review-due class={styles.root} data-look={look} hidden suppressHydrationWarning>
      <Link href={REVIEW_PATH} prefetch={false}>
        <b suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
        <span>{'\u00a0à revoir'}</span>
      </Link>
    </review-due>
  );
}
