import { schedule } from '@/components/ui/browser/schedule';
import type { PlayerHost } from '@/lib/player/core/host';

/** What a browser lends the player. Nothing is read until the player asks, so the server can call it too. */
export function browserHost(): PlayerHost {
  return {
    now: Date.now,
    isOnline: () => navigator.onLine,
    onOnline(listener) {
      window.addEventListener('online', listener);
      return () => window.removeEventListener('online', listener);
    },
    schedule,
    warn: (message, cause) => console.warn(message, cause),
  };
}
