import type { ExtrasHost } from '@/lib/player/extras/extras';

/** What a browser lends the player's extras. */
export function browserExtras(): ExtrasHost {
  return {
    async readJson(address) {
      const response = await fetch(address);
      if (!response.ok) throw new Error(`${address} : réponse ${response.status}`);
      return response.json();
    },
    openStorage: () => localStorage,
    openSession: () => sessionStorage,
    now: Date.now,
    schedule(task, milliseconds) {
      const timer = setTimeout(task, milliseconds);
      return () => clearTimeout(timer);
    },
    session: 'mediaSession' in navigator ? navigator.mediaSession : null,
  };
}
