import { isRecord } from '@/lib/player/persistence/decode';
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

/** What a browser keeps of a listener, and nobody else does. */
export interface PlayerRecord {
  /** The latest heard first. */
  readonly positions: readonly SavedPosition[];
  readonly preferences: Preferences;
  /** The episode that the player holds; null once it is closed. */
  readonly current: PlayableEpisode | null;
}

export const BLANK: PlayerRecord = { positions: [], preferences: DEFAULTS, current: null };

export const writeRecord = (record: PlayerRecord): string =>
  JSON.stringify({ version: VERSION, ...record });

/**
 * Reads what `writeRecord` has written. What is not JSON, or is of another version, counts as nothing; a part
 * that does not read is left out and the others stay.
 * @param now milliseconds: nothing has been heard later than that
 */
export function readRecord(text: string | null, now: number): PlayerRecord {
  const record = parse(text);
  if (!isRecord(record) || record.version !== VERSION) return BLANK;
  const { positions, preferences, current } = record;
  return {
    positions: latestOf(readPositions(positions, now)),
    preferences: readPreferences(preferences),
    current: isPlayable(current) ? current : null,
  };
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}
