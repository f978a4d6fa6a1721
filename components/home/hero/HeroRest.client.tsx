'use client';

import { useEffect, useRef } from 'react';
import { restUnwatched } from '@/components/home/hero/restUnwatched';

/** Stills what moves around it while nobody looks: without script it goes on, and the checkbox stops it. */
export function HeroRest() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const banner = mark.current?.parentElement;
    return banner && 'IntersectionObserver' in window ? restUnwatched(banner) : undefined;
  }, []);
  return <span ref={mark} hidden />;
}
