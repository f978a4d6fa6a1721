import type { Route } from 'next';
import Link from 'next/link';
import type { ReactNode } from 'react';
import styles from './Button.module.css';

interface ButtonLinkProps {
  readonly href: Route;
  readonly look: 'gold' | 'outline' | 'plain';
  readonly children: ReactNode;
}

/** A link to another page that looks like an action. */
export function ButtonLink({ href, look, children }: ButtonLinkProps) {
  return (
    <Link className={styles.root} data-look={look} href={href}>
      {children}
    </Link>
  );
}
