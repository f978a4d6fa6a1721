import { createEmitter, shallowEqual } from '@/lib/store';
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
 * storage the record lasts as long as the page.
 * @param sounds digest of the table of former audios: positions of a new record are of the present audios
 */
export function createPlayerStorage(
  store: TextStore,
  now: () => number,
  sounds = '',
): PlayerStorage {
  const changeEmitter = createEmitter<void>();
  const blank: PlayerRecord = { ...BLANK, sounds };
  let record = blank;
  let lastText: string | null = null;

  function readLatest(): PlayerRecord {
    const text = store.read();
    if (text === lastText) return record;
    lastText = text;
    const storedRecord = text === null ? blank : readRecord(text, now());
    // Keep unsaved positions of this tab, unless the whole storage was cleared on purpose.
    const unsavedPositions = text === null ? [] : record.positions;
    record = {
      ...storedRecord,
      positions: latestOf([...storedRecord.positions, ...unsavedPositions]),
    };
    return record;
  }

  function writeChanges(changes: Partial<PlayerRecord>): void {
    record = { ...readLatest(), ...changes };
    const text = writeRecord(record);
    if (store.write(text)) lastText = text;
    changeEmitter.emit();
  }

  return {
    positions: {
      read: (episode) => findSavedPosition(readLatest().positions, episode),
      write(episode, heard) {
        const { positions } = readLatest();
        const { id, title } = episode;
        const stored = positions.find((position) => position.id === id);
        if (stored && stored.at >= heard.at) return;
        const position = { id, title, audio: savedAudioKey(episode), ...heard };
        writeChanges({ positions: latestOf([position, ...positions]), current: episode });
      },
      subscribe(listener) {
        const unsubscribers = [changeEmitter.subscribe(listener), store.onChange(listener)];
        return () => unsubscribers.forEach((unsubscribe) => unsubscribe());
      },
    },
    preferences: {
      read: () => readLatest().preferences,
      write(changes) {
        const { preferences } = readLatest();
        const newPreferences = { ...preferences, ...changes };
        if (!shallowEqual(preferences, newPreferences))
          writeChanges({ preferences: newPreferences });
      },
    },
    current: {
      read: () => readLatest().current,
      write: (current) => writeChanges({ current }),
    },
  };
}
