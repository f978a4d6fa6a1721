'use client';

import { useSyncExternalStore } from 'react';

/** This year, by the reader's clock: a page built in December is still right in January. */
export function CurrentYear() {
  return <>{useSyncExternalStore(never, thisYear, thisYear)}</>;
}

const thisYear = (): number => new Date().getFullYear();

const never = () => () => {};
