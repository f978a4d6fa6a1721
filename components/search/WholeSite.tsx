import Link from 'next/link';
import { searchAddress } from '@/lib/search/address';
import styles from './WholeSite.module.css';

/** Renders the way from a search that found nothing to that of the whole site; nothing where nothing was typed. */
export function WholeSite({ search }: { readonly search: string }) {
  return search.trim() === '' ? null : (
    <Link className={styles.root} href={searchAddress(search)} prefetch={false}>
      Chercher sur tout le site
    </Link>
  );
}
