import Link from 'next/link';
import { searchAddress } from '@/lib/search/address';
import styles from './SiteSearchLink.module.css';

/** Renders the link from an unsuccessful search to that of the whole site; nothing for an empty search. */
export function SiteSearchLink({ search }: { readonly search: string }) {
  return search.trim() === '' ? null : (
    <Link className={styles.root} href={searchAddress(search)} prefetch={false}>
      Chercher sur tout le site
    </Link>
  );
}
