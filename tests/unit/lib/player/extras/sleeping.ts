import { createObservable } from '@/lib/player/base/observable';
import { createSleepTimer } from '@/lib/player/extras/sleepTimer';
import type { FakeAudioOptions } from '@/tests/fixtures/audio';
import { badr, FakeTimers, listen, setUpPlayer } from '@/tests/unit/lib/player/setUp';

const CHAPTERS = [
  { title: 'Un', start: 0 },
  { title: 'Deux', start: 60.5 },
  { title: 'Trois', start: 120 },
];

/** An episode of ten minutes that sounds, and a sleep timer beside it. */
export async function setUpSleep(options?: FakeAudioOptions) {
  const stage = setUpPlayer(options);
  const { audio, player, clock } = stage;
  const alarms = new FakeTimers();
  const chapters = createObservable({ chapters: CHAPTERS });
  const sleep = createSleepTimer(player, {
    now: clock.now,
    schedule: alarms.schedule,
    chapters,
  });
  const disconnect = sleep.connect();
  await listen(stage, badr);

  /** So many seconds are heard, one after another, while the clock goes on. */
  async function hear(seconds: number): Promise<void> {
    for (let second = 0; second < seconds && !audio.element.paused; second += 1) {
      clock.pass(1);
      audio.tick(player.rate());
      await audio.flush();
    }
  }

  /** A seek, which takes no time of the clock. */
  async function seek(to: number): Promise<void> {
    player.seekTo(to);
    await audio.flush();
  }

  return { ...stage, alarms, chapters, sleep, disconnect, hear, seek };
}
