import { DEFAULT_VOLUME, type Deck } from '@/lib/player/deck';
import type { PlayerMemory } from '@/lib/player/memory';
import type { PlayableEpisode } from '@/lib/player/playable';
import { resumeAt, type PositionMemory } from '@/lib/player/position';
import type { Preferences } from '@/lib/player/preferences';
import { seekTo } from '@/lib/player/seeking';
import { createSignal } from '@/lib/player/signal';

/**
 * The player's side of its memory. The memory itself comes late, so that no page waits for it: an episode that
 * was started before goes to its place then, and what the listener has set before stays.
 */
export interface Recollection {
  readonly positions: PositionMemory;
  readonly remember: (memory: PlayerMemory) => void;
  /** An episode is published or (null) closed. */
  readonly note: (episode: PlayableEpisode | null) => void;
  readonly notePreferences: () => void;
  readonly restore: () => void;
}

export function createRecollection(deck: Deck): Recollection {
  const changed = createSignal<void>();
  let memory: PlayerMemory | null = null;
  let noted: PlayableEpisode | null | undefined;

  function notePreferences(): void {
    const element = deck.element();
    if (!element) return;
    memory?.preferences.write({
      volume: deck.now()?.heldVolume ?? element.volume,
      muted: element.muted,
      rate: element.playbackRate,
    });
  }

  function restore(): void {
    const episode = memory?.current.read();
    if (!episode || deck.isLoaded()) return deck.refresh();
    deck.insert(episode);
    deck.note({
      wanted: false,
      pendingSeek: resumeAt(memory?.positions.read(episode)) ?? null,
    });
  }

  return {
    positions: {
      read: (episode) => memory?.positions.read(episode),
      write: (episode, heard) => memory?.positions.write(episode, heard),
      subscribe: changed.subscribe,
    },
    remember(given) {
      memory = given;
      given.positions.subscribe(changed.emit);
      adjust(deck, given.preferences.read());
      notePreferences();
      if (noted === undefined) restore();
      else {
        const saved = noted && resumeAt(given.positions.read(noted));
        if (saved && !deck.now()?.isPlaced) seekTo(deck, saved);
        given.current.write(noted);
      }
      changed.emit();
    },
    note(episode) {
      noted = episode;
      memory?.current.write(episode);
    },
    notePreferences,
    restore,
  };
}

/** Sets the element as the listener likes it, but for what the listener has set on it already. */
function adjust(deck: Deck, { volume, muted, rate }: Preferences): void {
  const element = deck.element();
  if (!element) return;
  // Some browsers round the volume that they hold.
  if (Math.abs(element.volume - DEFAULT_VOLUME) < 0.01) deck.tellVolume(volume);
  if (muted) element.muted = true;
  if (element.playbackRate !== 1) return;
  element.defaultPlaybackRate = rate;
  element.playbackRate = rate;
}
