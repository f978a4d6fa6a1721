'use client';

import { useEffect, useLayoutEffect } from 'react';
import { showPresses } from '@/components/ui/browser/showPresses';

/**
 * Tells the script of components/site/beforeHydration, as the last thing in the page, that React has taken the page over, and
 * that all listen. From then on what a finger presses shows.
 */
export function Hydration() {
  useLayoutEffect(() => void dispatchEvent(new Event('hydrated')), []);
  useEffect(() => void dispatchEvent(new Event('connected')), []);
  useEffect(showPresses, []);
  return null;
}
