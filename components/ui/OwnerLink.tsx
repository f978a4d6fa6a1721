import Link from 'next/link';
import { NewTab } from '@/components/ui/NewTab';
import type { LinkRecord as Address } from '@/lib/site/link';
import styles from './OwnerLink.module.css';

/** Renders a link written in `content/`: a page of this site in place, another site in a new tab. */
export function OwnerLink({ link }: { readonly link: Address }) {
  const { label, href } = link;
  if (!href.startsWith('/')) {
    return (
      <a className={styles.root} href={href} target="_blank" rel="noopener">
        <span>{label}</span>
        <NewTab />
      </a>
    );
  }
  const [pathname = '/', hash] = href.split('#');
  return (
    <Link className={styles.root} href={{ pathname, hash: hash ?? null }}>
      {label}
    </Link>
  );
}
