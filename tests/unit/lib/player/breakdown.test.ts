import { createSleepTimer } from '@/lib/player/extras/sleepTimer';
import { createStore } from '@/lib/store';
import {
  DECODE,
  NOT_SUPPORTED,
  playbackOf,
  setUpPlaying,
  type PlayerSetup,
} from '@/tests/unit/lib/player/setUp';

const playFrom50 = (): Promise<PlayerSetup> => setUpPlaying({ at: 50 });

/** Dispatches `waiting` and `stalled`, as WebKit does after a long seek. */
const reportStall = ({ audio, after }: PlayerSetup): Promise<void> =>
  after(() => {
    audio.stall();
    audio.element.dispatchEvent(new Event('stalled'));
  });

/** Stalls the download until the player reconnects. */
async function stall(stage: PlayerSetup): Promise<void> {
  await reportStall(stage);
  stage.timers.fire();
  expect(playbackOf(stage.player)).toMatchObject({ status: 'reconnecting', isPlaying: true });
}

const pauses: readonly [string, (stage: PlayerSetup) => void][] = [
  ['the listener', ({ player }) => player.toggle()],
  ['the system', ({ audio }) => audio.interrupt()],
];

describe('an episode that is paused', () => {
  it.each(pauses)('by %s stays paused when its source breaks off', async (_, pause) => {
    const stage = await playFrom50();
    const { audio, player } = stage;
    await stage.after(() => pause(stage));
    await stage.breakOff();
    expect(playbackOf(player)).toMatchObject({ status: 'reconnecting', isPlaying: false });
    await stage.playAgain();
    expect(audio.plays).toBe(1);
    expect(playbackOf(player)).toMatchObject({ status: 'paused', isPlaying: false });
    expect(audio.element.currentTime).toBe(50);
  });

  it.each(pauses)('by %s while its download stalls stays paused', async (_, pause) => {
    const stage = await playFrom50();
    const { audio, player } = stage;
    await stall(stage);
    await stage.after(() => pause(stage));
    expect(playbackOf(player).isPlaying).toBe(false);
    await stage.after(() => audio.start());
    expect(audio.element.paused).toBe(true);
    await stage.playAgain();
    expect(playbackOf(player)).toMatchObject({ status: 'paused', isPlaying: false });
  });

  it('while its download stalls emits « pause », and cancels its sleep timer', async () => {
    const stage = await playFrom50();
    const { player, clock, timers, heard } = stage;
    const host = { now: clock.now, schedule: timers.schedule };
    const chapters = createStore({ chapters: [] });
    const sleep = createSleepTimer(player, { ...host, chapters });
    sleep.connect();
    sleep.set(10);
    await stall(stage);
    player.toggle();
    expect(heard).toEqual(['pause']);
    expect(sleep.choice.get()).toBe('off');
  });

  it('while its source is unavailable calls play() within the click, as browsers require', async () => {
    const { audio, player, heard, breakOff, playAgain } = await playFrom50();
    await breakOff();
    player.toggle();
    player.toggle();
    expect(audio.plays).toBe(2);
    expect(heard).toEqual(['pause', 'resume']);
    await playAgain();
    expect(playbackOf(player)).toMatchObject({ status: 'playing' });
    expect(audio.element.currentTime).toBe(50);
  });
});

describe('a seek while the source is unavailable', () => {
  it.each([
    ['back by a quarter of a minute', -15, 35],
    ['back to the start', -60, 0],
  ])('%s sets the second at which playback resumes', async (_, seconds, second) => {
    const { audio, player, timers, ...stage } = await playFrom50();
    await stage.breakOff();
    await stage.after(() => player.skip(seconds));
    expect(player.playhead.get().currentTime).toBe(second);
    timers.fire();
    await stage.breakOff(NOT_SUPPORTED);
    await stage.playAgain();
    expect(audio.element.currentTime).toBe(second);
    expect(playbackOf(player).status).toBe('playing');
  });

  it('keeps the playhead current when the same source recovers', async () => {
    const stage = await playFrom50();
    await stall(stage);
    stage.player.skip(-15);
    await stage.after(() => stage.audio.start());
    await stage.hear(5);
    expect(playbackOf(stage.player).status).toBe('playing');
    expect(stage.player.playhead.get().currentTime).toBe(40);
  });
});

describe('a player that is offline for long', () => {
  /** Makes thirty attempts without a connection. */
  async function offlineForLong(): Promise<PlayerSetup> {
    const stage = await playFrom50();
    stage.network.cut();
    await stage.breakOff();
    for (let attempt = 0; attempt < 30; attempt += 1) {
      stage.timers.fire();
      await stage.breakOff(NOT_SUPPORTED);
      expect(playbackOf(stage.player).status).toBe('reconnecting');
    }
    return stage;
  }

  it('keeps waiting, and resumes at its second when the connection returns', async () => {
    const { audio, player, timers, network, playAgain } = await offlineForLong();
    expect(timers.delays()).toEqual([16_000]);
    network.goOnline();
    await playAgain();
    expect(playbackOf(player)).toMatchObject({ status: 'playing' });
    expect(audio.element.currentTime).toBe(50);
  });

  it('counts its attempts anew once it is online', async () => {
    const { timers, network, breakOff } = await offlineForLong();
    network.goOnline();
    await breakOff(NOT_SUPPORTED);
    expect(timers.delays()).toEqual([1000]);
  });
});

describe('a stalled download', () => {
  async function setUpStalled() {
    const stage = await playFrom50();
    await reportStall(stage);
    return { ...stage, status: () => playbackOf(stage.player).status };
  }

  it('is ignored as long as the position advances', async () => {
    const { audio, timers, hear, status } = await setUpStalled();
    for (let check = 0; check < 5; check += 1) {
      await hear(4);
      timers.fire();
    }
    expect(status()).not.toBe('reconnecting');
    expect(audio.loads).toHaveLength(1);
  });

  it('is a lost connection once the position stands still between two checks', async () => {
    const { audio, timers, status } = await setUpStalled();
    audio.tick(4);
    timers.fire();
    expect(status()).not.toBe('reconnecting');
    timers.fire();
    expect(status()).toBe('reconnecting');
  });

  it('is no lost connection when more data are buffered', async () => {
    const { audio, timers, status } = await setUpStalled();
    const buffered = { length: 1, start: () => 0, end: () => 90 };
    Object.defineProperty(audio.element, 'buffered', { value: buffered });
    timers.fire();
    expect(status()).not.toBe('reconnecting');
    expect(timers.delays()).toEqual([]);
  });

  it('is no lost connection when the position moves before the reload', async () => {
    const { audio, timers, hear, status } = await setUpStalled();
    timers.fire();
    expect(status()).toBe('reconnecting');
    await hear(1);
    expect(status()).not.toBe('reconnecting');
    timers.fire();
    expect(audio.loads).toHaveLength(1);
  });

  it('is not checked while the listener has paused', async () => {
    const { timers, toggle, status } = await setUpStalled();
    await toggle();
    timers.fire();
    expect(status()).toBe('paused');
  });
});

describe('a device that cannot decode the sound', () => {
  it('stops after three loads that fail to decode, and loads again on demand', async () => {
    const { audio, player, timers, ...stage } = await playFrom50();
    const statuses: string[] = [];
    for (let load = 0; load < 3; load += 1) {
      if (load > 0) await stage.playAgain();
      audio.tick(5);
      await stage.breakOff(DECODE);
      statuses.push(playbackOf(player).status);
    }
    expect(statuses).toEqual(['loading', 'loading', 'undecodable']);
    expect(playbackOf(player).isPlaying).toBe(false);
    expect(audio.loads).toHaveLength(3);
    expect(timers.delays()).toEqual([]);
    player.toggle();
    await stage.arrive();
    expect(playbackOf(player).status).toBe('playing');
  });
});
