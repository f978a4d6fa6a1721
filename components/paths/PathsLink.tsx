import Link from 'next/link';
import { Icon } from '@/components/ui/Icon';
import { PATHS_PATH } from '@/lib/paths/address';
import styles from './PathsLink.module.css';

/** Renders the link to the learning paths. */
export function PathsLink() {
  return (
    <Link className={styles.root} href={PATHS_PATH} prefetch={false}>
      <Icon name="compass" size={20} />
      <span>Parcours</span>
    </Link>
  );
}
