'use client';

import { usePlayback, usePlayer } from '@/components/player/PlayerContext.client';
import { Range } from '@/components/ui/range/Range.client';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import styles from './VolumeControl.module.css';

interface VolumeControlProps {
  /** 'panel' among the options, for a phone, whose bar has no room. */
  readonly place?: 'bar' | 'panel';
}

/** Renders mute and volume; no slider where only the device's buttons set the volume (iOS). */
export function VolumeControl({ place = 'bar' }: VolumeControlProps) {
  const player = usePlayer();
  const isSettable = usePlayback(
    (playback) => playback.status === 'empty' || playback.volumeSettable,
  );
  const isMuted = usePlayback((playback) => playback.status !== 'empty' && playback.muted);
  const volume = usePlayback((playback) => (playback.status === 'empty' ? 0 : playback.volume));
  const shownVolume = isMuted ? 0 : volume;
  const isSilent = shownVolume === 0;

  return (
    <div className={styles.root} data-place={place}>
      <IconButton
        className={styles.mute}
        label={isSilent ? 'Rétablir le son' : 'Couper le son'}
        onClick={player.toggleMuted}
      >
        <Icon name={isSilent ? 'muted' : 'volume'} />
      </IconButton>
      {isSettable && (
        <Range
          className={styles.slider}
          ratio={shownVolume}
          aria-label="Volume"
          aria-valuetext={`${Math.round(shownVolume * 100)} %`}
          min={0}
          max={1}
          step={0.01}
          value={shownVolume}
          onChange={(event) => player.setVolume(event.target.valueAsNumber)}
        />
      )}
    </div>
  );
}
