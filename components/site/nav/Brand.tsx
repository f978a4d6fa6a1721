import { Logo } from '@/components/site/Logo';
import { HoverPrefetchLink } from '@/components/ui/HoverPrefetchLink.client';
import styles from './Brand.module.css';

/** Renders the podcast's mark and name as a link to the home page. */
export function Brand({ name }: { readonly name: string }) {
  return (
    <HoverPrefetchLink className={styles.root} href="/">
      <span className={styles.mark}>
        <Logo />
      </span>
      <span>{name}</span>
    </HoverPrefetchLink>
  );
}
