import { createStore } from '@/lib/store';
import { createSleepTimer } from '@/lib/player/extras/sleepTimer';
import type { FakeAudioOptions } from '@/tests/fixtures/audio';
import { FakeTimers, playbackOf, setUpPlaying } from '@/tests/unit/lib/player/setUp';

const CHAPTERS = [
  { title: 'Un', start: 0 },
  { title: 'Deux', start: 60.5 },
  { title: 'Trois', start: 120 },
];

export async function setUpSleep(options?: FakeAudioOptions) {
  const stage = await setUpPlaying(options);
  const { audio, player, clock } = stage;
  const alarms = new FakeTimers();
  const sleep = createSleepTimer(player, {
    now: clock.now,
    schedule: alarms.schedule,
    chapters: createStore({ chapters: CHAPTERS }),
  });
  const disconnect = sleep.connect();

  /** Advances playback and clock second by second. */
  async function hear(seconds: number): Promise<void> {
    for (let second = 0; second < seconds && !audio.element.paused; second += 1) {
      clock.pass(1);
      await stage.hear(player.rate());
    }
  }

  /** Advances playback and clock at once, as in a suspended page. */
  async function jump(seconds: number): Promise<void> {
    clock.pass(seconds);
    await stage.hear(seconds);
  }

  const status = () => playbackOf(player).status;
  return { ...stage, stage, alarms, sleep, disconnect, hear, jump, status };
}
