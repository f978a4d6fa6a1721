'use client';

import type { ComponentType } from 'react';
import { Transport } from '@/components/player/bar/Transport.client';
import { usePlayback } from '@/components/player/PlayerContext.client';
import type { Platform } from '@/lib/site/site';
import styles from './PlayerBar.module.css';

/**
 * Components of the bar that are loaded after its shell, including the slots of other features
 * (app/player/barParts.tsx).
 */
export interface BarParts {
  readonly CloseButton: ComponentType;
  readonly LateExtras: ComponentType;
  readonly NowPlaying: ComponentType;
  readonly Notice: ComponentType<{ readonly platforms: readonly Platform[] }>;
  readonly SeekBar: ComponentType;
  readonly VolumeControl: ComponentType;
}

interface PlayerBarProps {
  readonly platforms: readonly Platform[];
  /** Null while loading, and for good where a newer deployment has other files. */
  readonly parts: BarParts | null;
}

/**
 * Renders the bar at the bottom of every page while an episode is loaded. The controls of the bar itself answer a press
 * at once, however long the other parts take to load.
 */
export function PlayerBar({ platforms, parts }: PlayerBarProps) {
  return (
    <section id="lecteur" className={styles.root} aria-label="Lecteur audio" tabIndex={-1}>
      {parts && <parts.Notice platforms={platforms} />}
      <div className={styles.bar}>
        {parts ? <parts.NowPlaying /> : <BareTitle />}
        <Transport />
        {parts && (
          <>
            <parts.SeekBar />
            <parts.VolumeControl />
            <div className={styles.extras}>
              <parts.LateExtras />
            </div>
            <parts.CloseButton />
          </>
        )}
      </div>
    </section>
  );
}

/** Renders the title of the episode until the bar's other parts are loaded. */
function BareTitle() {
  const title = usePlayback((playback) =>
    playback.status === 'empty' ? '' : playback.episode.title,
  );
  return (
    <div className={styles.title} dir="auto">
      {title}
    </div>
  );
}
