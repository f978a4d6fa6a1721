'use client';

import { useSyncExternalStore } from 'react';

/** Renders the current year by the reader's clock: a page built in December is still right in January. */
export function CurrentYear() {
  return <span>{useSyncExternalStore(subscribeToNothing, currentYear, currentYear)}</span>;
}

const currentYear = (): number => new Date().getFullYear();

const subscribeToNothing = () => () => {};
