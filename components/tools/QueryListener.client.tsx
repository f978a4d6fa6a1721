'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';

/** Calls `read` on arrival and whenever the query changes. Needs its own `Suspense`, because of `useSearchParams`. */
export function QueryListener({ read }: { readonly read: () => void }) {
  const query = useSearchParams();
  useEffect(read, [query, read]);
  return null;
}
