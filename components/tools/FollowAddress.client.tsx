'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';

/** Reads the address on arrival and whenever its query changes. It must stand in a `Suspense` of its own. */
export function FollowAddress({ read }: { readonly read: () => void }) {
  const query = useSearchParams();
  useEffect(read, [query, read]);
  return null;
}
