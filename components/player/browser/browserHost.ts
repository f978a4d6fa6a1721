import { schedule } from '@/components/ui/browser/schedule';
import type { PlayerHost } from '@/lib/player/core/host';

/**
 * Returns the browser's functions that the player needs. The call itself reads no browser object, so that the server
 * can call `browserHost` too.
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
