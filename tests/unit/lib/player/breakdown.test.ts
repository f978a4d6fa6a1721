import { createSleepTimer } from '@/lib/player/extras/sleepTimer';
import { createObservable } from '@/lib/player/base/observable';
import {
  badr,
  listen,
  published,
  setUpPlayer,
  type Stage,
} from '@/tests/unit/lib/player/setUp';

/** MediaError codes. */
const NETWORK = 2;
const DECODE = 3;
const NOT_SUPPORTED = 4;

/** An episode of ten minutes that sounds at its 50th second. */
async function aSoundingEpisode() {
  const stage = setUpPlayer();
  await listen(stage, badr);
  stage.audio.tick(50);
  await stage.audio.flush();
  return stage;
}

/** The sound runs out and no more comes, without an error. */
async function stall({ audio, player, timers }: Stage): Promise<void> {
  audio.stall();
  audio.element.dispatchEvent(new Event('stalled'));
  await audio.flush();
  timers.fire();
  expect(published(player)).toMatchObject({ status: 'reconnecting', isPlaying: true });
}

async function breakOff({ audio }: Stage, code = NETWORK): Promise<void> {
  audio.fail(code);
  await audio.flush();
}

/** The source is asked for again, and answers. */
async function playAgain({ audio, timers }: Stage): Promise<void> {
  timers.fire();
  audio.metadata(600);
  audio.start();
  await audio.flush();
}

describe('an episode that is paused when its source breaks off', () => {
  it.each<[string, (stage: Stage) => void]>([
    ['the listener', ({ player }) => player.toggle()],
    ['the system', ({ audio }) => audio.interrupt()],
  ])('by %s stays paused, and silent once the source is back', async (_, pause) => {
    const stage = await aSoundingEpisode();
    pause(stage);
    await stage.audio.flush();
    await breakOff(stage);
    expect(published(stage.player)).toMatchObject({ status: 'reconnecting', isPlaying: false });
    await playAgain(stage);
    expect(stage.audio.plays).toBe(1);
    expect(published(stage.player)).toMatchObject({ status: 'paused', isPlaying: false });
  });
});

describe('a pause while no data comes', () => {
  it.each<[string, (stage: Stage) => void]>([
    ['of the listener', ({ player }) => player.toggle()],
    ['of the system', ({ audio }) => audio.interrupt()],
  ])('%s pauses: the data that comes back makes no sound', async (_, pause) => {
    const stage = await aSoundingEpisode();
    await stall(stage);
    pause(stage);
    await stage.audio.flush();
    expect(published(stage.player).isPlaying).toBe(false);
    stage.audio.start();
    await stage.audio.flush();
    expect(stage.audio.element.paused).toBe(true);
    await playAgain(stage);
    expect(published(stage.player)).toMatchObject({ status: 'paused', isPlaying: false });
  });

  it('is announced, and calls the sleep timer off', async () => {
    const stage = await aSoundingEpisode();
    const sleep = createSleepTimer(stage.player, {
      now: stage.clock.now,
      schedule: stage.timers.schedule,
      chapters: createObservable({ chapters: [] }),
    });
    sleep.connect();
    sleep.set(10);
    await stall(stage);
    stage.player.toggle();
    expect(stage.heard).toEqual(['pause']);
    expect(sleep.choice.get()).toBe('off');
  });

  it('is taken back in the click itself, which browsers require of a start', async () => {
    const stage = await aSoundingEpisode();
    await breakOff(stage);
    stage.player.toggle();
    stage.player.toggle();
    expect(stage.audio.plays).toBe(2);
    expect(stage.heard).toEqual(['pause', 'resume']);
    await playAgain(stage);
    expect(published(stage.player)).toMatchObject({ status: 'playing' });
    expect(stage.audio.element.currentTime).toBe(50);
  });
});

describe('a seek while the source is away', () => {
  it.each([
    ['back by a quarter of a minute', -15, 35],
    ['back to the start', -60, 0],
  ])('%s is where the sound comes back', async (_, seconds, place) => {
    const stage = await aSoundingEpisode();
    await breakOff(stage);
    stage.player.skip(seconds);
    await stage.audio.flush();
    expect(stage.player.playhead.get().currentTime).toBe(place);
    stage.timers.fire();
    await breakOff(stage, NOT_SUPPORTED);
    await playAgain(stage);
    expect(stage.audio.element.currentTime).toBe(place);
    expect(published(stage.player).status).toBe('playing');
  });

  it('does not hold the clock back when the same source goes on by itself', async () => {
    const stage = await aSoundingEpisode();
    await stall(stage);
    stage.player.skip(-15);
    stage.audio.start();
    await stage.audio.flush();
    stage.audio.tick(5);
    await stage.audio.flush();
    expect(published(stage.player).status).toBe('playing');
    expect(stage.player.playhead.get().currentTime).toBe(40);
  });
});

describe('a device that is offline for long', () => {
  it('goes on waiting, and plays again at its place when the connection returns', async () => {
    const stage = await aSoundingEpisode();
    stage.network.cut();
    await breakOff(stage);
    for (let attempt = 0; attempt < 30; attempt += 1) {
      stage.timers.fire();
      await breakOff(stage, NOT_SUPPORTED);
      expect(published(stage.player).status).toBe('reconnecting');
    }
    expect(stage.timers.delays()).toEqual([16_000]);
    stage.network.goOnline();
    await playAgain(stage);
    expect(published(stage.player)).toMatchObject({ status: 'playing' });
    expect(stage.audio.element.currentTime).toBe(50);
  });

  it('counts its attempts anew once it is back', async () => {
    const stage = await aSoundingEpisode();
    stage.network.cut();
    await breakOff(stage);
    for (let attempt = 0; attempt < 30; attempt += 1) {
      stage.timers.fire();
      await breakOff(stage, NOT_SUPPORTED);
    }
    stage.network.goOnline();
    await breakOff(stage, NOT_SUPPORTED);
    expect(stage.timers.delays()).toEqual([1000]);
  });
});

describe('a download that stands still', () => {
  /** The element reports too little data and a stalled download, as WebKit does after a long seek. */
  async function reportStall({ audio }: Stage): Promise<void> {
    audio.stall();
    audio.element.dispatchEvent(new Event('stalled'));
    await audio.flush();
  }

  it('is left alone for as long as the clock moves', async () => {
    const stage = await aSoundingEpisode();
    await reportStall(stage);
    const loads = stage.audio.loads.length;
    for (let check = 0; check < 5; check += 1) {
      stage.audio.tick(4);
      await stage.audio.flush();
      stage.timers.fire();
    }
    expect(published(stage.player).status).not.toBe('reconnecting');
    expect(stage.audio.loads).toHaveLength(loads);
  });

  it('is a lost connection once the sound has played what it held and stands still', async () => {
    const stage = await aSoundingEpisode();
    await reportStall(stage);
    stage.audio.tick(4);
    stage.timers.fire();
    expect(published(stage.player).status).not.toBe('reconnecting');
    stage.timers.fire();
    expect(published(stage.player).status).toBe('reconnecting');
  });

  it('is no lost connection when data comes meanwhile', async () => {
    const stage = await aSoundingEpisode();
    await reportStall(stage);
    Object.defineProperty(stage.audio.element, 'buffered', {
      value: { length: 1, start: () => 0, end: () => 90 },
    });
    stage.timers.fire();
    expect(published(stage.player).status).not.toBe('reconnecting');
    expect(stage.timers.delays()).toEqual([]);
  });

  it('is no lost connection any more when the sound moves before the reload', async () => {
    const stage = await aSoundingEpisode();
    await stall(stage);
    const loads = stage.audio.loads.length;
    stage.audio.tick(1);
    await stage.audio.flush();
    expect(published(stage.player).status).not.toBe('reconnecting');
    stage.timers.fire();
    expect(stage.audio.loads).toHaveLength(loads);
  });

  it('is not watched while the listener has paused', async () => {
    const stage = await aSoundingEpisode();
    await reportStall(stage);
    stage.player.toggle();
    await stage.audio.flush();
    stage.timers.fire();
    expect(published(stage.player).status).toBe('paused');
  });
});

describe('a device that cannot play what comes', () => {
  it('is told so after three loads, though each begins to play', async () => {
    const stage = await aSoundingEpisode();
    const seen = new Set<string>();
    for (
      let minute = 0;
      minute < 30 && published(stage.player).status !== 'undecodable';
      minute += 1
    ) {
      stage.audio.tick(5);
      await breakOff(stage, DECODE);
      seen.add(published(stage.player).status);
      if (stage.timers.delays().length > 0) await playAgain(stage);
    }
    expect(published(stage.player)).toMatchObject({ status: 'undecodable', isPlaying: false });
    expect(seen).not.toContain('reconnecting');
    expect(stage.audio.loads).toHaveLength(3);
    expect(stage.timers.delays()).toEqual([]);
  });

  it('tries again when the listener insists', async () => {
    const stage = await aSoundingEpisode();
    for (let load = 0; load < 3; load += 1) {
      await breakOff(stage, DECODE);
      if (load < 2) await playAgain(stage);
    }
    stage.player.toggle();
    stage.audio.metadata(600);
    stage.audio.start();
    await stage.audio.flush();
    expect(published(stage.player).status).toBe('playing');
  });
});
