import type { TrackContext } from '@/lib/player/extras/trackContext';
import {
  createTrackContextLoader,
  type ReadJson,
} from '@/lib/player/extras/trackContextLoader';
import { createPlaylist, type Playlist } from '@/lib/player/extras/playlist';
import { connectMediaSessionTracks } from '@/lib/player/core/mediaSessionTracks';
import type { ReadableStore, WritableStore } from '@/lib/store';
import type { Player } from '@/lib/player/core/player';
import { keepQueue } from '@/lib/player/persistence/queueStorage';
import type { Schedule } from '@/lib/player/core/recovery';
import { rememberedSwitch } from '@/lib/player/extras/rememberedSwitch';
import { createSleepTimer, type SleepTimer } from '@/lib/player/extras/sleepTimer';
import type { TextStorage } from '@/lib/textStorage';

export interface ExtrasHost {
  readonly readJson: ReadJson;
  /** Storage that persists between visits. */
  readonly storage: TextStorage;
  /** Storage that lasts as long as the tab. */
  readonly tabStorage: TextStorage;
  readonly now: () => number;
  readonly schedule: Schedule;
  /** The Media Session, where supported. */
  readonly session: MediaSession | null;
}

/** Optional features of the player, loaded with the first episode. */
export interface Extras {
  readonly trackContext: ReadableStore<TrackContext>;
  readonly playlist: Playlist;
  readonly sleep: SleepTimer;
  /** Whether the next episode of the story plays automatically. */
  readonly autoplayNext: WritableStore<boolean>;
  readonly hasShortcuts: WritableStore<boolean>;
  /** Subscribes to the player; returns the unsubscribe function. */
  readonly connect: () => () => void;
}

export function createExtras(player: Player, host: ExtrasHost): Extras {
  const { readJson, storage, tabStorage, now, schedule, session } = host;
  const autoplayNext = rememberedSwitch('lecteur.suite', storage);
  const hasShortcuts = rememberedSwitch('lecteur.raccourcis', storage);
  const trackContextLoader = createTrackContextLoader(player, readJson);
  const { trackContext } = trackContextLoader;
  const sleep = createSleepTimer(player, { now, schedule, chapters: trackContext });
  const playlist = createPlaylist(player, {
    trackContext,
    autoplayNext: autoplayNext.get,
    shouldStopAtEnd: sleep.consumeEnd,
  });
  return {
    trackContext,
    playlist,
    sleep,
    autoplayNext,
    hasShortcuts,
    connect() {
      const unsubscribers = [
        keepQueue(player.queue, tabStorage),
        trackContextLoader.connect(),
        sleep.connect(),
        playlist.connect(),
        session
          ? connectMediaSessionTracks(player, { session, trackContext, playlist })
          : () => {},
      ];
      return () => {
        for (const unsubscribe of unsubscribers) unsubscribe();
      };
    },
  };
}
