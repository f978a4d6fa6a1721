import type { Schedule } from '@/lib/player/core/recovery';

/** Services that the player takes from its environment. */
export interface PlayerHost {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly isOnline: () => boolean;
  /** Subscribes to the return of the connection; returns the unsubscribe function. */
  readonly onOnline: (listener: () => void) => () => void;
  readonly schedule: Schedule;
  readonly warn: (message: string, cause: unknown) => void;
}
