import { createBookmark } from '@/lib/player/bookmark';
import { createDeck } from '@/lib/player/deck';
import { listenTo } from '@/lib/player/listening';
import type { Observable } from '@/lib/player/observable';
import type { Playback, Playhead } from '@/lib/player/playback';
import { sourceOf, type PlayableEpisode } from '@/lib/player/playable';
import { startPosition, type PositionMemory } from '@/lib/player/position';
import { createRecovery, type Schedule } from '@/lib/player/recovery';
import { applyPendingSeek, seekTo } from '@/lib/player/seeking';
import { createSignal, type Signal } from '@/lib/player/signal';

/**
 * The player is a thin store around one `<audio>` element. The element owns the truth: commands act on it,
 * and its events say when to read it again. What it cannot know (which episode, a refused start, a lost
 * connection, a seek asked for too early) is kept in the deck and nowhere else.
 */
export interface Player {
  readonly playback: Observable<Playback>;
  readonly playhead: Observable<Playhead>;
  readonly events: Pick<Signal<PlayerEvent>, 'subscribe'>;
  /** Connects the element; returns the way to disconnect it. */
  readonly attach: (element: HTMLAudioElement) => () => void;
  /** Publishes an episode and starts it in the same task, which browsers require of a click. */
  readonly play: (episode: PlayableEpisode, start?: StartOptions) => void;
  readonly toggle: () => void;
  /** Moves to a second, clamped to the audio. */
  readonly seekTo: (seconds: number) => void;
  /** Moves by seconds, forwards or (negative) back. */
  readonly skip: (seconds: number) => void;
  /** Sets the volume, clamped to 0–1, and lets it be heard. */
  readonly setVolume: (volume: number) => void;
  readonly toggleMuted: () => void;
  /** Current speed, 1 being normal. */
  readonly rate: () => number;
  readonly close: () => void;
}

export interface StartOptions {
  /** Seconds asked for by an address or a link. */
  readonly at?: number;
  /** Seconds at which the chosen chapter begins. */
  readonly chapter?: number;
}

/** `moved`: the position or the speed has jumped, so that a clock kept elsewhere is wrong. */
export type PlayerEvent = 'pause' | 'resume' | 'ended' | 'moved';

export interface PlayerSurroundings {
  readonly positions: PositionMemory;
  readonly isOnline: () => boolean;
  /** Calls back when the connection returns; returns the way to stop listening. */
  readonly onOnline: (listener: () => void) => () => void;
  readonly schedule: Schedule;
  readonly warn: (message: string, cause: unknown) => void;
}

export const SKIP_SECONDS = 15;

export function createPlayer(surroundings: PlayerSurroundings): Player {
  const { positions, isOnline, onOnline, schedule, warn } = surroundings;
  const deck = createDeck();
  const events = createSignal<PlayerEvent>();
  const bookmark = createBookmark(deck, positions);
  const recovery = createRecovery(deck, {
    schedule,
    isOnline,
    reload(resume) {
      load(deck.now()?.pendingSeek ?? bookmark.lastTime());
      if (resume) start();
    },
  });

  function start(): void {
    deck.note({ wanted: true, blocked: false });
    deck.element()?.play().catch(explain);
  }

  function explain(error: unknown): void {
    const name = error instanceof Error ? error.name : '';
    // Another load or a pause overtook this start: the element already tells the newer story.
    if (name === 'AbortError') return;
    warn('Play error', error);
    if (name === 'NotAllowedError') deck.note({ blocked: true, wanted: false });
  }

  function load(from: number): void {
    const element = deck.element();
    const now = deck.now();
    if (!element || !now) return;
    // Assigning `src` loads. What was asked of the source before, an early seek above all, ends here.
    element.src = sourceOf(now.episode);
    element.currentTime = 0;
    if (from > 0) seekTo(deck, from);
  }

  function play(episode: PlayableEpisode, { at, chapter }: StartOptions = {}): void {
    const now = deck.now();
    if (now?.episode.id === episode.id && now.trouble === 'none') {
      const asked = at ?? chapter;
      if (asked !== undefined) seekTo(deck, asked);
      return start();
    }
    bookmark.write();
    bookmark.reset();
    recovery.reset();
    deck.insert(episode);
    load(startPosition({ explicit: at, chapter, saved: positions.read(episode.id) }));
    start();
  }

  function toggle(): void {
    const element = deck.element();
    const now = deck.now();
    if (!element || !now) return;
    if (now.trouble === 'failed') return recovery.retryNow();
    if (now.trouble === 'reconnecting') return deck.note({ wanted: !now.wanted });
    events.emit(element.paused ? 'resume' : 'pause');
    if (element.paused) start();
    else element.pause();
  }

  function attach(element: HTMLAudioElement): () => void {
    deck.connect(element);
    const stopListening = listenTo(element, deck.refresh, {
      play: () => deck.note({ blocked: false, wanted: true }),
      pause: bookmark.write,
      error: recovery.breakDown,
      stalled: recovery.starve,
      playing: recovery.settle,
      loadedmetadata() {
        recovery.sawMetadata();
        applyPendingSeek(deck);
      },
      timeupdate() {
        bookmark.follow();
        recovery.progressed(element.currentTime);
      },
      seeked() {
        bookmark.follow();
        bookmark.write();
        events.emit('moved');
      },
      ratechange() {
        // Another source resets the speed to the default one: the listener's choice becomes the default.
        element.defaultPlaybackRate = element.playbackRate;
        events.emit('moved');
      },
      ended() {
        bookmark.follow();
        bookmark.write();
        events.emit('ended');
      },
    });
    const stopWaiting = onOnline(() => {
      if (deck.now()?.trouble === 'reconnecting') recovery.retryNow();
    });
    return () => {
      stopListening();
      stopWaiting();
      recovery.reset();
      deck.connect(null);
    };
  }

  function close(): void {
    bookmark.write();
    bookmark.reset();
    recovery.reset();
    deck.insert(null);
    const element = deck.element();
    element?.pause();
    // An empty `src` would be an error of its own; without one the element forgets its audio.
    element?.removeAttribute('src');
    element?.load();
    deck.refresh();
  }

  return {
    playback: deck.playback,
    playhead: deck.playhead,
    events,
    attach,
    play,
    toggle,
    seekTo: (seconds) => seekTo(deck, seconds),
    skip(seconds) {
      const from = deck.now()?.pendingSeek ?? deck.element()?.currentTime ?? 0;
      seekTo(deck, from + seconds);
    },
    setVolume(volume) {
      const element = deck.element();
      if (!element || !Number.isFinite(volume)) return;
      element.volume = Math.min(1, Math.max(0, volume));
      element.muted = false;
      // The slider shows what the element holds at once: a quick second key starts from there.
      deck.refresh();
    },
    toggleMuted() {
      const element = deck.element();
      if (element) element.muted = !element.muted;
    },
    rate: () => deck.element()?.playbackRate ?? 1,
    close,
  };
}
