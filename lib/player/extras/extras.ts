import type { TrackContext } from '@/lib/player/extras/trackContext';
import {
  createTrackContextLoader,
  type ReadJson,
} from '@/lib/player/extras/trackContextLoader';
import { createPlaylist, type Playlist } from '@/lib/player/extras/playlist';
import { connectMediaSessionTracks } from '@/lib/player/core/mediaSessionTracks';
import type { Observable, WritableObservable } from '@/lib/player/base/observable';
import type { Player } from '@/lib/player/core/player';
import { keepQueue } from '@/lib/player/persistence/queueStorage';
import type { Schedule } from '@/lib/player/core/recovery';
import { rememberedSwitch, type OpenStorage } from '@/lib/player/persistence/rememberedSwitch';
import { createSleepTimer, type SleepTimer } from '@/lib/player/extras/sleepTimer';

export interface ExtrasHost {
  readonly readJson: ReadJson;
  /** What lasts from visit to visit. */
  readonly openStorage: OpenStorage;
  /** What lasts as long as the tab. */
  readonly openSession: OpenStorage;
  readonly now: () => number;
  readonly schedule: Schedule;
  /** The operating system's media controls, where there are any. */
  readonly session: MediaSession | null;
}

/** What helps to listen and is only needed once something sounds. */
export interface Extras {
  readonly trackContext: Observable<TrackContext>;
  readonly playlist: Playlist;
  readonly sleep: SleepTimer;
  /** Whether the next episode of the story follows by itself. */
  readonly goesOn: WritableObservable<boolean>;
  readonly hasShortcuts: WritableObservable<boolean>;
  /** Starts to follow the player; returns the way to stop. */
  readonly connect: () => () => void;
}

export function createExtras(player: Player, host: ExtrasHost): Extras {
  const { readJson, openStorage, openSession, now, schedule, session } = host;
  const goesOn = rememberedSwitch('lecteur.suite', openStorage);
  const hasShortcuts = rememberedSwitch('lecteur.raccourcis', openStorage);
  const trackContextLoader = createTrackContextLoader(player, readJson);
  const { trackContext } = trackContextLoader;
  const sleep = createSleepTimer(player, { now, schedule, chapters: trackContext });
  const playlist = createPlaylist(player, {
    trackContext,
    goesOn: goesOn.get,
    stopsHere: sleep.takeEnd,
  });
  return {
    trackContext,
    playlist,
    sleep,
    goesOn,
    hasShortcuts,
    connect() {
      const stops = [
        keepQueue(player.queue, openSession),
        trackContextLoader.connect(),
        sleep.connect(),
        playlist.connect(),
        session
          ? connectMediaSessionTracks(player, { session, trackContext, playlist })
          : () => {},
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
