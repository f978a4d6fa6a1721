import { schedule } from '@/components/ui/browser/schedule';
import type { PlayerHost } from '@/lib/player/core/host';

/**
 * Returns the browser's functions that the player needs. Nothing is read at the call, so the server can make it too.
 */
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
