import { deviceStorage, tabStorage } from '@/components/ui/browser/storage';
import { schedule } from '@/components/ui/browser/schedule';
import type { ExtrasHost } from '@/lib/player/extras/extras';

/** Returns the browser's functions that the player's extras need. */
export function browserExtras(): ExtrasHost {
  return {
    async readJson(address) {
      const response = await fetch(address);
      if (!response.ok) throw new Error(`${address} : réponse ${response.status}`);
      return response.json();
    },
    storage: deviceStorage,
    tabStorage,
    now: Date.now,
    schedule,
    session: 'mediaSession' in navigator ? navigator.mediaSession : null,
  };
}
