import { fieldsOf, isText, parseJson } from '@/lib/decode';
import type { PlayableEpisode } from '@/lib/player/core/playable';
import { isPlayable } from '@/lib/player/persistence/playableGuard';
import {
  latestOf,
  readPositions,
  type SavedPosition,
} from '@/lib/player/persistence/savedPosition';
import {
  DEFAULTS,
  readPreferences,
  type Preferences,
} from '@/lib/player/persistence/preferences';

const VERSION = 1;

/** The data that a browser stores about a listener, and no server. */
export interface PlayerRecord {
  /** Most recently heard first. */
  readonly positions: readonly SavedPosition[];
  readonly preferences: Preferences;
  /** The loaded episode; null once closed. */
  readonly current: PlayableEpisode | null;
  /** Digest of the table by which positions were last converted; '' if unknown. */
  readonly sounds: string;
}

export const BLANK: PlayerRecord = {
  positions: [],
  preferences: DEFAULTS,
  current: null,
  sounds: '',
};

export const writeRecord = (record: PlayerRecord): string =>
  JSON.stringify({ version: VERSION, ...record });

/**
 * Parses a text of `writeRecord`. Invalid JSON or another version gives an empty record; an invalid part is dropped,
 * the other parts stay.
 * @param now milliseconds since 1970, which clamps later times
 */
export function readRecord(text: string | null, now: number): PlayerRecord {
  const { version, positions, preferences, current, sounds } = fieldsOf(parseJson(text));
  if (version !== VERSION) return BLANK;
  return {
    positions: latestOf(readPositions(positions, now)),
    preferences: readPreferences(preferences),
    current: isPlayable(current) ? current : null,
    sounds: isText(sounds) ? sounds : '',
  };
}
