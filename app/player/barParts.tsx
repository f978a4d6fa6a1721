/** Components of the player's bar beside its shell, loaded together at a visitor's first input. */
import { lazy, Suspense, type ComponentType } from 'react';
import { PlayerNotice } from '@/components/player/bar/PlayerNotice.client';
import type { Platform } from '@/lib/site/site';

export { CloseButton } from '@/components/player/bar/CloseButton.client';
export { NowPlaying } from '@/components/player/bar/NowPlaying.client';
export { SeekBar } from '@/components/player/bar/SeekBar.client';
export { VolumeControl } from '@/components/player/bar/VolumeControl.client';

/** Renders nothing in place of an optional component that fails to load. */
const withEmptyFallback = (
  loading: Promise<ComponentType>,
): Promise<{ default: ComponentType }> =>
  loading.then(
    (component) => ({ default: component }),
    () => ({ default: () => null }),
  );

const Extras = lazy(() =>
  withEmptyFallback(
    import('@/app/player/Extras.client').then(({ Extras: component }) => component),
  ),
);

const DueToday = lazy(() =>
  withEmptyFallback(
    import('@/components/review/DueToday.client').then(({ DueToday: component }) => component),
  ),
);

/** Renders speed, options and shortcuts once loaded, after the bar's own parts. */
export const LateExtras = () => (
  <Suspense>
    <Extras />
  </Suspense>
);

/** Renders the player's notice with, after the end of an episode, the number of cards due today. */
export const Notice = ({ platforms }: { readonly platforms: readonly Platform[] }) => (
  <PlayerNotice
    platforms={platforms}
    ended={
      <Suspense>
        <DueToday />
      </Suspense>
    }
  />
);
