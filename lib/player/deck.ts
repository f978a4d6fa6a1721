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
  let volumeSettable = true;

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
    connect(next) {
      element = next;
      if (!element) return;
      element.volume = DEFAULT_VOLUME;
      // On some phones the volume belongs to the device and the element ignores what it is told.
      volumeSettable = Math.abs(element.volume - DEFAULT_VOLUME) < 0.01;
    },
    insert(episode) {
      if (element && now && now.heldVolume !== null) element.volume = now.heldVolume;
      now = episode && {
        episode,
        blocked: false,
        trouble: 'none',
        wanted: true,
        volumeSettable,
        seekRefused: false,
        heldVolume: null,
        pendingSeek: null,
      };
    },
    note(changes) {
      if (now) now = { ...now, ...changes };
      refresh();
    },
    refresh,
  };
}
