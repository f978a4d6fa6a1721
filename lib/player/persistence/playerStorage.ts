import { createSignal, sameFields } from '@/lib/store';
import type { PlayableEpisode } from '@/lib/player/core/playable';
import {
  BLANK,
  readRecord,
  writeRecord,
  type PlayerRecord,
} from '@/lib/player/persistence/playerRecord';
import type { PositionStorage } from '@/lib/player/core/position';
import type { PreferenceStorage } from '@/lib/player/persistence/preferences';
import {
  savedAudioKey,
  latestOf,
  findSavedPosition,
} from '@/lib/player/persistence/savedPosition';

/** Persistent storage of one text, shared by all tabs. */
export interface TextStore {
  /** Reads the text; null when absent or inaccessible. */
  readonly read: () => string | null;
  /** Writes the text; false when storage is full or blocked. */
  readonly write: (text: string) => boolean;
  /** Subscribes to writes of other tabs; returns the unsubscribe function. */
  readonly onChange: (listener: () => void) => () => void;
}

export interface PlayerStorage {
  readonly positions: PositionStorage;
  readonly preferences: PreferenceStorage;
  /** The loaded episode, restored at the next visit. */
  readonly current: {
    readonly read: () => PlayableEpisode | null;
    readonly write: (episode: PlayableEpisode | null) => void;
  };
}

/**
 * Creates the player's storage: one record in one text, read again after writes of other tabs. Without access to
 * storage it lasts as long as the page.
 * @param sounds digest of the table of former audios: positions of a new record are of the present ones
 */
export function createPlayerStorage(
  store: TextStore,
  now: () => number,
  sounds = '',
): PlayerStorage {
  const changed = createSignal<void>();
  const blank: PlayerRecord = { ...BLANK, sounds };
  let record = blank;
  let lastText: string | null = null;

  function recall(): PlayerRecord {
    const text = store.read();
    if (text === lastText) return record;
    lastText = text;
    const theirs = text === null ? blank : readRecord(text, now());
    // Keep unsaved positions of this tab, unless the whole storage was cleared on purpose.
    const mine = text === null ? [] : record.positions;
    record = { ...theirs, positions: latestOf([...theirs.positions, ...mine]) };
    return record;
  }

  function keep(changes: Partial<PlayerRecord>): void {
    record = { ...recall(), ...changes };
    const text = writeRecord(record);
    if (store.write(text)) lastText = text;
    changed.emit();
  }

  return {
    positions: {
      read: (episode) => findSavedPosition(recall().positions, episode),
      write(episode, heard) {
        const { positions } = recall();
        const { id, title } = episode;
        const stored = positions.find((position) => position.id === id);
        if (stored && stored.at >= heard.at) return;
        const position = { id, title, audio: savedAudioKey(episode), ...heard };
        keep({ positions: latestOf([position, ...positions]), current: episode });
      },
      subscribe(listener) {
        const stops = [changed.subscribe(listener), store.onChange(listener)];
        return () => stops.forEach((stop) => stop());
      },
    },
    preferences: {
      read: () => recall().preferences,
      write(changes) {
        const { preferences } = recall();
        const next = { ...preferences, ...changes };
        if (!sameFields(preferences, next)) keep({ preferences: next });
      },
    },
    current: {
      read: () => recall().current,
      write: (current) => keep({ current }),
    },
  };
}
