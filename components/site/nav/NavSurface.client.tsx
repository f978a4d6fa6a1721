'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { watchIcons } from '@/components/ui/browser/watchIcons';
import styles from './NavSurface.module.css';

const SOLID_AFTER_PIXELS = 10;

/** Renders the bar's background: transparent over the top of the home page, solid once scrolled and on other pages. */
export function NavSurface({ children }: { readonly children: ReactNode }) {
  const isHome = usePathname() === '/';
  const isScrolled = useSyncExternalStore(subscribeToScroll, hasScrolled, () => false);
  useEffect(watchIcons, []);
  return (
    <header className={styles.root} data-surface={isHome && !isScrolled ? 'clear' : 'solid'}>
      {children}
    </header>
  );
}

const hasScrolled = (): boolean => window.scrollY > SOLID_AFTER_PIXELS;

function subscribeToScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}
