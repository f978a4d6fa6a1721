import {
  AT_START,
  EMPTY,
  readPlayback,
  readPlayhead,
  type Circumstances,
  type Playback,
  type Playhead,
} from '@/lib/player/playback';
import { createObservable, sameFields, type Observable } from '@/lib/player/observable';

export const DEFAULT_VOLUME = 0.8;

/** The element, what it cannot know about itself, and the two observables read from both. */
export interface Deck {
  readonly playback: Observable<Playback>;
  readonly playhead: Observable<Playhead>;
  readonly element: () => HTMLAudioElement | null;
  readonly now: () => Circumstances | null;
  /** Whether the element has a source: an episode that was only restored has none. */
  readonly isLoaded: () => boolean;
  readonly tellVolume: (volume: number) => void;
  /** Whether the element has kept the volume it was told. */
  readonly holdsVolume: () => boolean;
  readonly connect: (element: HTMLAudioElement | null) => void;
  /** Puts an episode in, or (null) takes it out. */
  readonly insert: (episode: Circumstances['episode'] | null) => void;
  readonly note: (changes: Partial<Circumstances>) => void;
  readonly refresh: () => void;
}

export function createDeck(): Deck {
  const playback = createObservable<Playback>(EMPTY, sameFields);
  const playhead = createObservable<Playhead>(AT_START, sameFields);
  let element: HTMLAudioElement | null = null;
  let now: Circumstances | null = null;
  let told = DEFAULT_VOLUME;

  function tellVolume(volume: number): void {
    told = volume;
    if (element) element.volume = volume;
  }

  // On some phones the volume belongs to the device: the element ignores what it is told, or reads it back
  // for a moment only. Hence it is asked later, when an episode comes.
  const holdsVolume = (): boolean => !!element && Math.abs(element.volume - told) < 0.01;

  function refresh(): void {
    playhead.set(element && now ? readPlayhead(element, now) : AT_START);
    playback.set(element && now ? readPlayback(element, now) : EMPTY);
  }

  return {
    playback,
    playhead,
    element: () => element,
    now: () => now,
    isLoaded: () => element?.hasAttribute('src') ?? false,
    tellVolume,
    holdsVolume,
    connect(next) {
      element = next;
      tellVolume(DEFAULT_VOLUME);
    },
    insert(episode) {
      if (now && now.heldVolume !== null) tellVolume(now.heldVolume);
      now = episode && {
        episode,
        blocked: false,
        trouble: 'none',
        wanted: true,
        volumeSettable: holdsVolume(),
        seekRefused: false,
        heldVolume: null,
        pendingSeek: null,
        isPlaced: false,
      };
    },
    note(changes) {
      if (now) now = { ...now, ...changes };
      refresh();
    },
    refresh,
  };
}
