import { attachElement } from '@/lib/player/attachment';
import { createBookmark } from '@/lib/player/bookmark';
import { createDeck } from '@/lib/player/deck';
import type { PlayerMemory } from '@/lib/player/memory';
import {
  createObservable,
  type Observable,
  type WritableObservable,
} from '@/lib/player/observable';
import type { Playback, Playhead } from '@/lib/player/playback';
import { secured, sourceOf, type PlayableEpisode } from '@/lib/player/playable';
import { resumeAt, startPosition, type PositionMemory } from '@/lib/player/position';
import type { Queue } from '@/lib/player/queue';
import { createRecollection } from '@/lib/player/recollection';
import { createRecovery } from '@/lib/player/recovery';
import { moveTo, positionOf, rewindHeard, seekTo } from '@/lib/player/seeking';
import { createSignal, type Signal } from '@/lib/player/signal';
import { createSound, type Sound } from '@/lib/player/sound';
import type { PlayerSurroundings } from '@/lib/player/surroundings';

/**
 * The player is a thin store around one `<audio>` element. The element owns the truth: commands act on it,
 * and its events say when to read it again. What it cannot know (which episode, a refused start, a lost
 * connection, a seek asked for too early) is kept in the deck and nowhere else.
 */
export interface Player extends Sound {
  readonly playback: Observable<Playback>;
  readonly playhead: Observable<Playhead>;
  readonly events: Pick<Signal<PlayerEvent>, 'subscribe'>;
  /** What waits to be played; who plays it is not the player's affair. */
  readonly queue: WritableObservable<Queue>;
  /** Connects the element; returns the way to disconnect it. */
  readonly attach: (element: HTMLAudioElement) => () => void;
  /** Publishes an episode and starts it in the same task, which browsers require of a click. */
  readonly play: (episode: PlayableEpisode, start?: StartOptions) => void;
  readonly toggle: () => void;
  /** Moves to a second, clamped to the audio. */
  readonly seekTo: (seconds: number) => void;
  /** Moves by seconds, forwards or (negative) back. */
  readonly skip: (seconds: number) => void;
  /** The second that sounds, with its fraction. */
  readonly position: () => number;
  readonly close: () => void;
  /** Where each episode was left. */
  readonly positions: Pick<PositionMemory, 'read' | 'subscribe'>;
  /** Gives it what earlier visits have left, and where to keep what this one will. */
  readonly remember: (memory: PlayerMemory) => void;
  /** Shows, paused and without asking for its sound, the episode that the last visit left open. */
  readonly restore: () => void;
  /** Writes where the episode is: the page may not come back. */
  readonly keep: () => void;
}

export interface StartOptions {
  /** Seconds asked for by an address or a link. */
  readonly at?: number | undefined;
  /** Seconds at which the chosen chapter begins. */
  readonly chapter?: number | undefined;
}

/** `moved`: the position or the speed has jumped, so that a clock kept elsewhere is wrong. */
export type PlayerEvent = 'pause' | 'resume' | 'ended' | 'moved';

export const SKIP_SECONDS = 15;

export function createPlayer(surroundings: PlayerSurroundings): Player {
  const { isOnline, schedule, warn } = surroundings;
  const deck = createDeck();
  const recollection = createRecollection(deck);
  const events = createSignal<PlayerEvent>();
  const queue = createObservable<Queue>([]);
  const bookmark = createBookmark(deck, recollection.positions, surroundings.now);
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
    element.src = secured(sourceOf(now.episode), element.baseURI);
    element.currentTime = 0;
    if (from > 0) seekTo(deck, from);
  }

  function play(episode: PlayableEpisode, { at, chapter }: StartOptions = {}): void {
    const now = deck.now();
    const asked = at ?? chapter;
    if (now?.episode.id === episode.id && now.trouble === 'none' && deck.isLoaded()) {
      if (asked === undefined) rewindHeard(deck);
      else moveTo(deck, asked);
      return start();
    }
    bookmark.write();
    bookmark.reset();
    recovery.reset();
    deck.insert(episode);
    const saved = resumeAt(recollection.positions.read(episode));
    load(startPosition({ explicit: at, chapter, saved }));
    deck.note({ isPlaced: asked !== undefined });
    start();
    recollection.note(episode);
  }

  function toggle(): void {
    const element = deck.element();
    const now = deck.now();
    if (!element || !now) return;
    const isWanted = now.trouble === 'none' ? !element.paused : now.wanted;
    events.emit(isWanted ? 'pause' : 'resume');
    deck.note({ wanted: !isWanted });
    if (isWanted) return element.pause();
    if (now.trouble !== 'none') return recovery.retryNow();
    if (deck.isLoaded()) return start();
    // Another tab may have heard more since this one was restored: the place is read again, unless chosen here.
    play(now.episode, now.isPlaced ? { at: positionOf(deck) } : {});
  }

  function close(): void {
    bookmark.write();
    bookmark.reset();
    recovery.reset();
    deck.insert(null);
    recollection.note(null);
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
    queue,
    attach: (element) =>
      attachElement(element, {
        ...surroundings,
        deck,
        bookmark,
        recovery,
        recollection,
        emit: events.emit,
      }),
    play,
    toggle,
    seekTo: (seconds) => moveTo(deck, seconds),
    skip: (seconds) => moveTo(deck, positionOf(deck) + seconds),
    ...createSound(deck),
    position: () => positionOf(deck),
    close,
    positions: recollection.positions,
    remember: recollection.remember,
    restore: recollection.restore,
    keep() {
      bookmark.follow();
      bookmark.write();
    },
  };
}
