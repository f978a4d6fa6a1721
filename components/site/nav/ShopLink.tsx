import Link from 'next/link';
import { Icon } from '@/components/ui/Icon';
import styles from './ShopLink.module.css';

/** Renders the link to the shop. Nothing is sold yet: the count is always 0. */
export function ShopLink() {
  return (
    <Link className={styles.root} href="/shop">
      <Icon name="cart" size={20} />
      <span className={styles.label}>Boutique</span>
      <span className={styles.count}>0</span>
      <span className="visually-hidden"> article dans le panier</span>
    </Link>
  );
}
