'use client';

import { useEffect, useRef } from 'react';
import { pauseUnwatched } from '@/components/home/hero/pauseUnwatched';

/**
 * Pauses the animations of the parent element out of the viewport, or without input. Without script, the checkbox of
 * HeroPauseSwitch alone stops the animations.
 */
export function HeroIdlePause() {
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const banner = marker.current?.parentElement;
    return banner && 'IntersectionObserver' in window ? pauseUnwatched(banner) : undefined;
  }, []);
  return <span ref={marker} hidden />;
}
