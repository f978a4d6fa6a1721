import { createExtras, type Extras } from '@/lib/player/extras';
import type { Companion } from '@/lib/player/companion';
import type { Player } from '@/lib/player/player';

/** The player's extras, on a site that answers with this companion for every episode. */
export function setUpExtras(player: Player, companion?: Companion): Extras {
  return createExtras(player, {
    readJson: () =>
      companion ? Promise.resolve(companion) : Promise.reject(new Error('hors ligne')),
    openStorage: () => localStorage,
    openSession: () => sessionStorage,
    now: () => 0,
    schedule: () => () => {},
    session: null,
  });
}
