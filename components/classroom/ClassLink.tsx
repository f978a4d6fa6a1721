import Link from 'next/link';
import { Icon } from '@/components/ui/Icon';
import { sheetPath } from '@/lib/classroom/address';
import styles from './ClassLink.module.css';

/**
 * Renders the link for teachers: to their page or, beside an episode, to its class sheet.
 *
 * @param slug slug of the episode
 */
export function ClassLink({ slug }: { readonly slug?: string }) {
  return (
    <Link
      className={styles.root}
      href={slug === undefined ? '/pour-la-classe' : sheetPath(slug)}
      prefetch={false}
    >
      <Icon name="users" size={20} />
      <span>Pour la classe</span>
    </Link>
  );
}
