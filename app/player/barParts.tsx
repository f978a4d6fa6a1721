/** Components of the player's bar beside its shell, fetched together with the first sign of listening. */
import { lazy, Suspense, type ComponentType } from 'react';
import { PlayerNotice } from '@/components/player/bar/PlayerNotice.client';
import type { Platform } from '@/lib/site/site';

export { CloseButton } from '@/components/player/bar/CloseButton.client';
export { NowPlaying } from '@/components/player/bar/NowPlaying.client';
export { SeekBar } from '@/components/player/bar/SeekBar.client';
export { VolumeControl } from '@/components/player/bar/VolumeControl.client';

/** Optional components of the bar: a failure to fetch them shows no message. */
const orNothing = (part: Promise<ComponentType>): Promise<{ default: ComponentType }> =>
  part.then(
    (component) => ({ default: component }),
    () => ({ default: () => null }),
  );

const Extras = lazy(() =>
  orNothing(import('@/app/player/Extras.client').then(({ Extras: component }) => component)),
);

const DueToday = lazy(() =>
  orNothing(
    import('@/components/review/DueToday.client').then(({ DueToday: component }) => component),
  ),
);

/** Shows speed, options and shortcuts once they have come: only who listens fetches them, after the bar's own parts. */
export const LateExtras = () => (
  <Suspense>
    <Extras />
  </Suspense>
);

/** Shows what the listener has to know of the sound and, once an episode has ended, how many cards wait today. */
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
