import { Logo } from '@/components/site/Logo';
import { NearLink } from '@/components/ui/NearLink.client';
import styles from './Brand.module.css';

/** Renders the podcast's mark and name as a link to the home page. */
export function Brand({ name }: { readonly name: string }) {
  return (
    <NearLink className={styles.root} href="/">
      <span className={styles.mark}>
        <Logo />
      </span>
      <span>{name}</span>
    </NearLink>
  );
}
