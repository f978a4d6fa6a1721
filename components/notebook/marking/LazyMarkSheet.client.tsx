'use client';

import { lazy, Suspense, type ComponentType } from 'react';
import { lastMark } from '@/components/notebook/marking/lastMark';
import { useObservable } from '@/components/player/useObservable';

const MarkSheet = lazy<ComponentType>(() =>
  import('@/components/notebook/marking/MarkSheet.client').then(
    ({ MarkSheet: component }) => ({ default: component }),
    // The mark is stored even when the script of its sheet fails to load.
    () => ({ default: () => null }),
  ),
);

/** Renders the sheet of the last mark above the player's bar; its script is loaded with the first mark. */
export function LazyMarkSheet() {
  return useObservable(lastMark) === null ? null : (
    <Suspense>
      <MarkSheet />
    </Suspense>
  );
}
