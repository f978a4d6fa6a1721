'use client';

import { lazy, Suspense, type ComponentType } from 'react';
import { NowPlaying } from '@/components/player/NowPlaying.client';
import { CloseButton } from '@/components/player/CloseButton.client';
import { PlayerNotice } from '@/components/player/PlayerNotice.client';
import { usePlayback } from '@/components/player/PlayerContext.client';
import { SeekBar } from '@/components/player/SeekBar.client';
import { Transport } from '@/components/player/Transport.client';
import { VolumeControl } from '@/components/player/VolumeControl.client';
import type { Platform } from '@/lib/site/site';
import styles from './PlayerBar.module.css';

/** The bar is whole without them: if they cannot be had, nothing is said. */
const PlayerExtras = lazy<ComponentType>(() =>
  import('@/components/player/PlayerExtras.client').then(
    ({ PlayerExtras: component }) => ({ default: component }),
    () => ({ default: () => null }),
  ),
);

/** The bar at the bottom of every page, there as long as an episode is published. */
export function PlayerBar({ platforms }: { readonly platforms: readonly Platform[] }) {
  const isOpen = usePlayback((playback) => playback.status !== 'empty');
  if (!isOpen) return null;
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
