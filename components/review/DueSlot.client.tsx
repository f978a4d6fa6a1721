'use client';

import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { DueLinkProps } from '@/components/review/due/DueLink.client';
import { DUE_KEY } from '@/components/review/due/dueKey';
import { deviceStorage } from '@/components/ui/browser/storage';

const DueLink = lazy(() =>
  import('@/components/review/due/DueLink.client').then(
    (module) => ({ default: module.DueLink }),
    () => ({ default: () => null }),
  ),
);

/** Renders how many cards wait today, out of the flow; what counts them is fetched on a device that keeps some. */
export function DueSlot({ look }: DueLinkProps) {
  const hasCards = useSyncExternalStore(never, readCards, () => false);
  if (!hasCards) return null;
  return (
    <Suspense>
      <DueLink look={look} />
    </Suspense>
  );
}

const readCards = (): boolean => deviceStorage.read(DUE_KEY) !== null;

const never = () => () => {};
