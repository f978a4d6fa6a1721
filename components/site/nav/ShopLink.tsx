import Link from 'next/link';
import { Icon } from '@/components/ui/Icon';
import styles from './ShopLink.module.css';

/** The way to the shop. Nothing can be bought yet: the count is always 0. */
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
