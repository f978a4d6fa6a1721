'use client';

import { useSyncExternalStore } from 'react';

/** Renders the current year by the reader's clock: a page built in December is still right in January. */
export function CurrentYear() {
  return <span>{useSyncExternalStore(never, thisYear, thisYear)}</span>;
}

const thisYear = (): number => new Date().getFullYear();

const never = () => () => {};
