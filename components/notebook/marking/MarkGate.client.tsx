'use client';

import { lazy, Suspense, type ComponentType } from 'react';
import { marking } from '@/components/notebook/marking/lastMark';
import { useObservable } from '@/components/player/useObservable';

const MarkSheet = lazy<ComponentType>(() =>
  import('@/components/notebook/marking/MarkSheet.client').then(
    ({ MarkSheet: part }) => ({ default: part }),
    // The mark is made: only its sheet is missing.
    () => ({ default: () => null }),
  ),
);

/** Renders the sheet of the last mark above the player's bar; its script is loaded with the first mark. */
export function MarkGate() {
  return useObservable(marking) === null ? null : (
    <Suspense>
      <MarkSheet />
    </Suspense>
  );
}
