'use client';

import type { Route } from 'next';
import { usePathname } from 'next/navigation';
import { HoverPrefetchLink } from '@/components/ui/HoverPrefetchLink.client';
import styles from './NavLink.module.css';

interface NavLinkProps {
  readonly href: Route;
  readonly children: string;
}

/** Renders a navigation entry, marked as current on its own page only: the paths must be equal. */
export function NavLink({ href, children }: NavLinkProps) {
  return (
    <HoverPrefetchLink className={styles.root} href={href} isCurrent={usePathname() === href}>
      {children}
    </HoverPrefetchLink>
  );
}
