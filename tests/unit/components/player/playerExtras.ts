import { deviceStorage, tabStorage } from '@/components/ui/browser/storage';
import { createExtras, type Extras } from '@/lib/player/extras/extras';
import type { TrackContext } from '@/lib/player/extras/trackContext';
import type { Player } from '@/lib/player/core/player';

/** Creates the player's extras, with one track context for every episode; offline without a context. */
export function setUpExtras(player: Player, trackContext?: TrackContext): Extras {
  return createExtras(player, {
    readJson: () =>
      trackContext ? Promise.resolve(trackContext) : Promise.reject(new Error('hors ligne')),
    storage: deviceStorage,
    tabStorage,
    now: () => 0,
    schedule: () => () => {},
    session: null,
  });
}
