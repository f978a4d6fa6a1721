'use client';

import { useEffect, useLayoutEffect } from 'react';
import { showPresses } from '@/components/ui/browser/showPresses';

/**
 * Dispatches the events of components/site/beforeHydration, as the last element of the page: `hydrated` at React's
 * commit, `connected` once all effects have added their listeners. From then on a touched element shows as pressed.
 */
export function Hydration() {
  useLayoutEffect(() => void dispatchEvent(new Event('hydrated')), []);
  useEffect(() => void dispatchEvent(new Event('connected')), []);
  useEffect(showPresses, []);
  return null;
}
