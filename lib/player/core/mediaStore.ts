import {
  AT_START,
  EMPTY,
  readPlayback,
  readPlayhead,
  type TrackState,
  type Playback,
  type Playhead,
} from '@/lib/player/core/playback';
import { createObservable, sameFields, type Observable } from '@/lib/store';

export const DEFAULT_VOLUME = 0.8;

/** The element, what it cannot know about itself, and the two observables read from both. */
export interface MediaStore {
  readonly playback: Observable<Playback>;
  readonly playhead: Observable<Playhead>;
  readonly element: () => HTMLAudioElement | null;
  readonly track: () => TrackState | null;
  /** Whether the element has a source: an episode that was only restored has none. */
  readonly isLoaded: () => boolean;
  readonly applyVolume: (volume: number) => void;
  /** Whether the element has kept the volume it was told. */
  readonly isVolumeSettable: () => boolean;
  readonly connect: (element: HTMLAudioElement | null) => void;
  /** Puts an episode in, or (null) takes it out. */
  readonly insert: (episode: TrackState['episode'] | null) => void;
  readonly update: (changes: Partial<TrackState>) => void;
  readonly refresh: () => void;
}

export function createMediaStore(): MediaStore {
  const playback = createObservable<Playback>(EMPTY, sameFields);
  const playhead = createObservable<Playhead>(AT_START, sameFields);
  let element: HTMLAudioElement | null = null;
  let track: TrackState | null = null;
  let lastVolume = DEFAULT_VOLUME;

  function applyVolume(volume: number): void {
    lastVolume = volume;
    if (element) element.volume = volume;
  }

  // On some phones the volume belongs to the device: the element ignores what it is told, or reads it back
  // for a moment only. Hence it is asked later, when an episode comes.
  const isVolumeSettable = (): boolean =>
    !!element && Math.abs(element.volume - lastVolume) < 0.01;

  function refresh(): void {
    playhead.set(element && track ? readPlayhead(element, track) : AT_START);
    playback.set(element && track ? readPlayback(element, track) : EMPTY);
  }

  return {
    playback,
    playhead,
    element: () => element,
    track: () => track,
    isLoaded: () => element?.hasAttribute('src') ?? false,
    applyVolume,
    isVolumeSettable,
    connect(next) {
      element = next;
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
