'use client';

import type { Route } from 'next';
import Link from 'next/link';
import { usePathname, useRouter } from 'next/navigation';
import styles from './NavLink.module.css';

interface NavLinkProps {
  readonly href: Route;
  readonly children: string;
}

/**
 * A navigation entry that knows whether its page is the one being read: the paths must be equal. Its page is fetched
 * in advance when somebody comes near, not for everyone who merely sees the bar.
 */
export function NavLink({ href, children }: NavLinkProps) {
  const isCurrent = usePathname() === href;
  const router = useRouter();
  const prepare = (): void => router.prefetch(href);
  return (
    <Link
      className={styles.root}
      href={href}
      prefetch={false}
      aria-current={isCurrent ? 'page' : undefined}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      {children}
    </Link>
  );
}
