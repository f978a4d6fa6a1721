'use client';

import type { Route } from 'next';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import styles from './NavLink.module.css';

interface NavLinkProps {
  readonly href: Route;
  readonly children: string;
}

/** A navigation entry that knows whether its page is the one being read: the paths must be equal. */
export function NavLink({ href, children }: NavLinkProps) {
  const isCurrent = usePathname() === href;
  return (
    <Link className={styles.root} href={href} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </Link>
  );
}
