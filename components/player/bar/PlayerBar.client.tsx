'use client';

import { lazy, Suspense, type ComponentType } from 'react';
import { NowPlaying } from '@/components/player/bar/NowPlaying.client';
import { CloseButton } from '@/components/player/bar/CloseButton.client';
import { PlayerNotice } from '@/components/player/bar/PlayerNotice.client';
import { SeekBar } from '@/components/player/bar/SeekBar.client';
import { Transport } from '@/components/player/bar/Transport.client';
import { VolumeControl } from '@/components/player/bar/VolumeControl.client';
import type { Platform } from '@/lib/site/site';
import styles from './PlayerBar.module.css';

/** The bar is whole without them: if they cannot be had, nothing is said. */
const PlayerExtras = lazy<ComponentType>(() =>
  import('@/components/player/options/PlayerExtras.client').then(
    ({ PlayerExtras: component }) => ({ default: component }),
    () => ({ default: () => null }),
  ),
);

/** The bar at the bottom of every page while an episode is published. */
export function PlayerBar({ platforms }: { readonly platforms: readonly Platform[] }) {
  return (
    <section id="lecteur" className={styles.root} aria-label="Lecteur audio" tabIndex={-1}>
      <PlayerNotice platforms={platforms} />
      <div className={styles.bar}>
        <NowPlaying />
        <Transport />
        <SeekBar />
        <VolumeControl />
        <div className={styles.extras}>
          <Suspense>
            <PlayerExtras />
          </Suspense>
        </div>
        <CloseButton />
      </div>
    </section>
  );
}
