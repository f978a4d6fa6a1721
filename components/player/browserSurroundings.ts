import type { PlayerSurroundings } from '@/lib/player/player';
import { createPositionMemory } from '@/lib/player/position';

/** What a browser lends the player. Nothing is read until the player asks, so the server can call it too. */
export function browserSurroundings(): PlayerSurroundings {
  return {
    positions: createPositionMemory(),
    isOnline: () => navigator.onLine,
    onOnline(listener) {
      window.addEventListener('online', listener);
      return () => window.removeEventListener('online', listener);
    },
    schedule(task, milliseconds) {
      const timer = setTimeout(task, milliseconds);
      return () => clearTimeout(timer);
    },
    warn: (message, cause) => console.warn(message, cause),
  };
}
