'use client';

import { lazy, Suspense, type ComponentType } from 'react';

/** The bar is whole without them: if they cannot be had, nothing is said. */
const PlayerExtras = lazy<ComponentType>(() =>
  import('@/components/player/options/PlayerExtras.client').then(
    ({ PlayerExtras: component }) => ({ default: component }),
    () => ({ default: () => null }),
  ),
);

/** Speed, options and shortcuts, once they have come: only who listens fetches them, after the bar's own parts. */
export function LateExtras() {
  return (
    <Suspense>
      <PlayerExtras />
    </Suspense>
  );
}
