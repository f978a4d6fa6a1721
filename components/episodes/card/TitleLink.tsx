import Link from 'next/link';
import type { ReactNode } from 'react';
import { NewTab } from '@/components/ui/NewTab';
import type { TitleTarget } from '@/lib/episodes/summary';
import styles from './TitleLink.module.css';

interface TitleLinkProps {
  readonly target: TitleTarget;
  readonly children: ReactNode;
}

/**
 * A title that leads somewhere, and takes the whole of the card around it for its surface: the card must be
 * positioned, and what else can be pressed in it must stand above. No page is fetched before somebody asks.
 */
export function TitleLink({ target, children }: TitleLinkProps) {
  switch (target.kind) {
    case 'page':
      return (
        <Link className={styles.root} href={target.href} prefetch={false}>
          {children}
        </Link>
      );
    case 'elsewhere':
      return (
        <a className={styles.root} href={target.href} target="_blank" rel="noopener">
          {children}
          <NewTab />
        </a>
      );
    case 'none':
      return children;
  }
}
