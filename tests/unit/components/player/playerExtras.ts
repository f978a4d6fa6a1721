import { deviceStorage, tabStorage } from '@/components/ui/browser/storage';
import { createExtras, type Extras } from '@/lib/player/extras/extras';
import type { TrackContext } from '@/lib/player/extras/trackContext';
import type { Player } from '@/lib/player/core/player';

/** The player's extras, on a site that answers with this track context for every episode. */
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
