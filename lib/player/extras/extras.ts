import type { TrackContext } from '@/lib/player/extras/trackContext';
import {
  createTrackContextLoader,
  type ReadJson,
} from '@/lib/player/extras/trackContextLoader';
import { createPlaylist, type Playlist } from '@/lib/player/extras/playlist';
import { connectMediaSessionTracks } from '@/lib/player/core/mediaSessionTracks';
import type { Observable, WritableObservable } from '@/lib/store';
import type { Player } from '@/lib/player/core/player';
import { keepQueue } from '@/lib/player/persistence/queueStorage';
import type { Schedule } from '@/lib/player/core/recovery';
import { rememberedSwitch } from '@/lib/player/extras/rememberedSwitch';
import { createSleepTimer, type SleepTimer } from '@/lib/player/extras/sleepTimer';
import type { TextStorage } from '@/lib/textStorage';

export interface ExtrasHost {
  readonly readJson: ReadJson;
  /** What lasts from visit to visit. */
  readonly storage: TextStorage;
  /** What lasts as long as the tab. */
  readonly tabStorage: TextStorage;
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
  readonly autoplayNext: WritableObservable<boolean>;
  readonly hasShortcuts: WritableObservable<boolean>;
  /** Starts to follow the player; returns the way to stop. */
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
      const stops = [
        keepQueue(player.queue, tabStorage),
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
