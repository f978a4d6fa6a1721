import { DEFAULT_VOLUME } from '@/lib/player/core/mediaStore';
import { fieldsOf, isWithin } from '@/lib/decode';

/** A listener's preferences. */
export interface Preferences {
  /** From 0 to 1. */
  readonly volume: number;
  readonly muted: boolean;
  /** Playback rate, from 0.75 to 2. */
  readonly rate: number;
}

export interface PreferenceStorage {
  readonly read: () => Preferences;
  readonly write: (changes: Partial<Preferences>) => void;
}

export const DEFAULTS: Preferences = { volume: DEFAULT_VOLUME, muted: false, rate: 1 };

const SLOWEST = 0.75;
const FASTEST = 2;

/** Decodes preferences; a missing or invalid preference becomes the default. */
export function readPreferences(value: unknown): Preferences {
  const { volume, muted, rate } = fieldsOf(value);
  return {
    volume: isWithin(volume, 0, 1) ? volume : DEFAULTS.volume,
    muted: muted === true,
    rate: isWithin(rate, SLOWEST, FASTEST) ? rate : DEFAULTS.rate,
  };
}
