'use client';

import type { ComponentType } from 'react';
import { Transport } from '@/components/player/bar/Transport.client';
import { usePlayback } from '@/components/player/PlayerContext.client';
import type { Platform } from '@/lib/site/site';
import styles from './PlayerBar.module.css';

/** Components of the bar beside its shell, with those that other features fill (app/player/barParts.tsx). */
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
  /** Null until they have come, and for good where a newer deployment has taken them away. */
  readonly parts: BarParts | null;
}

/**
 * The bar at the bottom of every page while an episode is published. It answers a press at once, with its own controls
 * and what they wait for, however slow the network brings the rest.
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

/** Shows the title of the episode until the bar's own parts have come. */
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
