'use client';

import { useEffect, useRef } from 'react';
import { pauseUnwatched } from '@/components/home/hero/pauseUnwatched';

/**
 * Pauses the animations of the parent element while it is out of view or without input. Without script they run until
 * the checkbox stops them.
 */
export function HeroIdlePause() {
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const banner = marker.current?.parentElement;
    return banner && 'IntersectionObserver' in window ? pauseUnwatched(banner) : undefined;
  }, []);
  return <span ref={marker} hidden />;
}
