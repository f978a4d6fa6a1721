import {
  EMPTY_PLAYHEAD,
  EMPTY_PLAYBACK,
  readPlayback,
  readPlayhead,
  type TrackState,
  type Playback,
  type Playhead,
} from '@/lib/player/core/playback';
import { createStore, shallowEqual, type ReadableStore } from '@/lib/store';

export const DEFAULT_VOLUME = 0.8;

/** The audio element, the track state that the element does not have, and the two observables derived from both. */
export interface MediaStore {
  readonly playback: ReadableStore<Playback>;
  readonly playhead: ReadableStore<Playhead>;
  readonly element: () => HTMLAudioElement | null;
  readonly track: () => TrackState | null;
  /** Tells whether the element has a source: an episode that was only restored has no source. */
  readonly isLoaded: () => boolean;
  readonly applyVolume: (volume: number) => void;
  /** Tells whether the element has kept the last volume that was set. */
  readonly isVolumeSettable: () => boolean;
  readonly connect: (element: HTMLAudioElement | null) => void;
  /** Inserts an episode or, with null, removes the current one. */
  readonly insert: (episode: TrackState['episode'] | null) => void;
  readonly update: (changes: Partial<TrackState>) => void;
  readonly refresh: () => void;
}

export function createMediaStore(): MediaStore {
  const playback = createStore<Playback>(EMPTY_PLAYBACK, shallowEqual);
  const playhead = createStore<Playhead>(EMPTY_PLAYHEAD, shallowEqual);
  let element: HTMLAudioElement | null = null;
  let track: TrackState | null = null;
  let lastVolume = DEFAULT_VOLUME;

  function applyVolume(volume: number): void {
    lastVolume = volume;
    if (element) element.volume = volume;
  }

  // On some phones the device controls the volume: the element ignores a set volume, or returns the set volume for a
  // moment only. The volume is therefore compared later, when an episode is inserted.
  const isVolumeSettable = (): boolean =>
    !!element && Math.abs(element.volume - lastVolume) < 0.01;

  function refresh(): void {
    playhead.set(element && track ? readPlayhead(element, track) : EMPTY_PLAYHEAD);
    playback.set(element && track ? readPlayback(element, track) : EMPTY_PLAYBACK);
  }

  return {
    playback,
    playhead,
    element: () => element,
    track: () => track,
    isLoaded: () => element?.hasAttribute('src') ?? false,
    applyVolume,
    isVolumeSettable,
    connect(newElement) {
      element = newElement;
      applyVolume(DEFAULT_VOLUME);
    },
    insert(episode) {
      if (track && track.heldVolume !== null) applyVolume(track.heldVolume);
      track = episode && {
        episode,
        blocked: false,
        trouble: 'none',
        wanted: true,
        volumeSettable: isVolumeSettable(),
        seekRefused: false,
        heldVolume: null,
        pendingSeek: null,
        isPlaced: false,
      };
    },
    update(changes) {
      if (track) track = { ...track, ...changes };
      refresh();
    },
    refresh,
  };
}
