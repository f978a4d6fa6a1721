import type { Schedule } from '@/lib/player/core/recovery';

/** What a player needs of the place where it runs. */
export interface PlayerHost {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly isOnline: () => boolean;
  /** Calls back when the connection returns; returns the way to stop listening. */
  readonly onOnline: (listener: () => void) => () => void;
  readonly schedule: Schedule;
  readonly warn: (message: string, cause: unknown) => void;
}
