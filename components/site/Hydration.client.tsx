'use client';

import { useEffect, useLayoutEffect } from 'react';

/**
 * Tells the script of beforeHydration.js, as the last thing in the page, that React has taken the page over, and
 * that all listen.
 */
export function Hydration() {
  useLayoutEffect(() => void dispatchEvent(new Event('hydrated')), []);
  useEffect(() => void dispatchEvent(new Event('connected')), []);
  return null;
}
