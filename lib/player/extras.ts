import type { Companion } from '@/lib/player/companion';
import { createCompanionship, type ReadJson } from '@/lib/player/companionship';
import { createContinuation, type Continuation } from '@/lib/player/continuation';
import { connectMediaTrail } from '@/lib/player/mediaTrail';
import type { Observable, WritableObservable } from '@/lib/player/observable';
import type { Player } from '@/lib/player/player';
import { keepQueue } from '@/lib/player/queueMemory';
import type { Schedule } from '@/lib/player/recovery';
import { rememberedSwitch, type OpenStorage } from '@/lib/player/rememberedSwitch';
import { createSleepTimer, type SleepTimer } from '@/lib/player/sleepTimer';

export interface ExtrasSurroundings {
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
  readonly companion: Observable<Companion>;
  readonly continuation: Continuation;
  readonly sleep: SleepTimer;
  /** Whether the next episode of the story follows by itself. */
  readonly goesOn: WritableObservable<boolean>;
  readonly hasShortcuts: WritableObservable<boolean>;
  /** Starts to follow the player; returns the way to stop. */
  readonly connect: () => () => void;
}

export function createExtras(player: Player, surroundings: ExtrasSurroundings): Extras {
  const { readJson, openStorage, openSession, now, schedule, session } = surroundings;
  const goesOn = rememberedSwitch('lecteur.suite', openStorage);
  const hasShortcuts = rememberedSwitch('lecteur.raccourcis', openStorage);
  const companionship = createCompanionship(player, readJson);
  const { companion } = companionship;
  const sleep = createSleepTimer(player, { now, schedule, chapters: companion });
  const continuation = createContinuation(player, {
    companion,
    goesOn: goesOn.get,
    stopsHere: sleep.takeEnd,
  });
  return {
    companion,
    continuation,
    sleep,
    goesOn,
    hasShortcuts,
    connect() {
      const stops = [
        keepQueue(player.queue, openSession),
        companionship.connect(),
        sleep.connect(),
        continuation.connect(),
        session ? connectMediaTrail(player, { session, companion, continuation }) : () => {},
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
