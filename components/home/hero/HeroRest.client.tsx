'use client';

import { useEffect, useRef } from 'react';
import { restUnwatched } from '@/components/home/hero/restUnwatched';

/**
 * Pauses the animations of the parent element while it is unwatched. Without script they run until
 * the checkbox stops them.
 */
export function HeroRest() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const banner = mark.current?.parentElement;
    return banner && 'IntersectionObserver' in window ? restUnwatched(banner) : undefined;
  }, []);
  return <span ref={mark} hidden />;
}
