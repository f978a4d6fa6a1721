import {
  badr,
  FakeClock,
  listen,
  medine,
  published,
  setUpPlayer,
  type Kept,
  type Stage,
} from '@/tests/unit/lib/player/setUp';
import { FakeStore } from '@/tests/fixtures/store';

const aBrowser = (): Kept => ({ store: new FakeStore(), clock: new FakeClock() });

const announced = { ...badr, announcedDuration: 600 };

/** One visit that leaves an episode at a second, and the player as the next visit finds it. */
async function leaveAt(seconds: number, kept: Kept = aBrowser()) {
  const visit = setUpPlayer({}, kept);
  await listen(visit, announced);
  visit.audio.tick(seconds);
  await visit.audio.flush();
  visit.player.keep();
  visit.detach();
  const next = setUpPlayer({}, kept);
  next.player.restore();
  return next;
}

describe('the next visit', () => {
  it('finds the episode paused at its last second, and asks for no sound', async () => {
    const { audio, player } = await leaveAt(192);
    expect(published(player)).toMatchObject({ status: 'paused', isPlaying: false });
    expect(published(player).episode).toEqual(announced);
    expect(player.playhead.get()).toEqual({ currentTime: 192, duration: 600, progress: 32 });
    expect(audio.loads).toEqual([]);
    expect(audio.plays).toBe(0);
  });

  it('plays on from there, within the click', async () => {
    const { audio, player, heard } = await leaveAt(192);
    player.toggle();
    expect(audio.plays).toBe(1);
    expect(heard).toEqual(['resume']);
    expect(audio.loads).toEqual(['/audio/badr.mp3']);
    audio.metadata(600);
    audio.start();
    await audio.flush();
    expect(audio.element.currentTime).toBe(192);
    expect(published(player)).toMatchObject({ status: 'playing' });
  });

  it('plays from where the listener has sought meanwhile', async () => {
    const { audio, player } = await leaveAt(192);
    player.skip(15);
    expect(player.playhead.get().currentTime).toBe(207);
    expect(audio.loads).toEqual([]);
    player.toggle();
    audio.metadata(600);
    await audio.flush();
    expect(audio.element.currentTime).toBe(207);
  });

  it.each([
    ['an explicit time', { at: 30, chapter: 60 }, 30],
    ['a chapter', { chapter: 60 }, 60],
    ['the beginning, when it is asked for', { at: 0 }, 0],
    ['where it was left', {}, 192],
  ])('plays from %s', async (_, start, second) => {
    const { audio, player } = await leaveAt(192);
    player.play(announced, start);
    expect(audio.loads).toEqual(['/audio/badr.mp3']);
    audio.metadata(600);
    await audio.flush();
    expect(audio.element.currentTime).toBe(second);
  });

  it('shows at its start an episode that was heard to the end, and remembers that it was', async () => {
    const { player } = await leaveAt(590);
    expect(player.playhead.get().currentTime).toBe(0);
    player.keep();
    expect(player.positions.read(announced)?.t).toBe(590);
  });

  it('finds no player when it was closed', async () => {
    const kept = aBrowser();
    const visit = setUpPlayer({}, kept);
    await listen(visit, badr);
    visit.player.close();
    visit.player.keep();
    const { player } = setUpPlayer({}, kept);
    player.restore();
    expect(player.playback.get()).toEqual({ status: 'empty' });
  });

  it('is not restored over what is being heard', async () => {
    const stage = await leaveAt(192);
    await listen(stage, medine);
    stage.audio.tick(50);
    stage.player.keep();
    stage.audio.tick(10);
    await stage.audio.flush();
    stage.player.restore();
    expect(published(stage.player)).toMatchObject({ episode: medine, status: 'playing' });
    expect(stage.player.playhead.get().currentTime).toBe(60);
  });

  it('does not write over what another tab has heard since', async () => {
    const kept = aBrowser();
    const idle = await leaveAt(100, kept);
    await leaveAt(400, kept);
    idle.player.keep();
    expect(idle.player.positions.read(announced)?.t).toBe(500);
    idle.player.restore();
    expect(idle.player.playhead.get().currentTime).toBe(500);
  });
});

describe('a tab that was paused long ago', () => {
  it('does not write its old second over a newer one when it goes', async () => {
    const kept = aBrowser();
    const old = setUpPlayer({}, kept);
    await listen(old, badr);
    old.audio.tick(100);
    old.player.toggle();
    await old.audio.flush();
    const young = setUpPlayer({}, kept);
    await listen(young, badr);
    young.audio.tick(300);
    await young.audio.flush();
    young.player.keep();
    old.player.keep();
    expect(old.player.positions.read(badr)?.t).toBe(400);
  });
});

describe('while an episode sounds', () => {
  it('its position is kept at most every four seconds, and at least every five', async () => {
    const stage = setUpPlayer();
    const { audio, store, clock, player } = stage;
    await listen(stage, badr);
    const before = store.writes;
    for (let tick = 0; tick < 240; tick += 1) {
      clock.pass(0.25);
      audio.tick(0.25);
      await audio.flush();
      expect(audio.element.currentTime - (player.positions.read(badr)?.t ?? 0)).toBeLessThan(5);
    }
    expect(store.writes - before).toBeLessThanOrEqual(15);
    expect(store.writes - before).toBeGreaterThanOrEqual(12);
  });

  const moments: readonly [string, (stage: Stage) => void, number][] = [
    ['a pause', ({ player }) => player.toggle(), 3],
    ['a pause from outside', ({ audio }) => audio.interrupt(), 3],
    ['a seek', ({ player }) => player.seekTo(50), 50],
    ['the page’s going', ({ player }) => player.keep(), 3],
  ];

  it.each(moments)('%s keeps it at once', async (_, happen, second) => {
    const stage = setUpPlayer();
    await listen(stage, badr);
    stage.audio.tick(3);
    await stage.audio.flush();
    happen(stage);
    await stage.audio.flush();
    expect(stage.player.positions.read(badr)?.t).toBe(second);
  });

  it('a pause from outside stays a pause', async () => {
    const stage = setUpPlayer();
    const { audio, player, network, timers } = stage;
    await listen(stage, badr);
    audio.interrupt();
    await audio.flush();
    network.goOnline();
    timers.fire();
    await audio.flush();
    expect(published(player)).toMatchObject({ status: 'paused', isPlaying: false });
    expect(audio.plays).toBe(1);
  });

  it('its length is the media’s, and a gap beyond 2 % makes its times approximate', async () => {
    const stage = setUpPlayer();
    await listen(stage, announced, 610);
    expect(stage.player.playhead.get().duration).toBe(610);
    expect(published(stage.player).isTimingExact).toBe(true);
    stage.audio.changeDuration(700);
    await stage.audio.flush();
    expect(stage.player.playhead.get().duration).toBe(700);
    expect(published(stage.player).isTimingExact).toBe(false);
  });
});

it('on a secure page a plain http address is asked for over https', () => {
  const base = document.createElement('base');
  base.href = 'https://site.example/';
  document.head.append(base);
  const { audio, player } = setUpPlayer();
  player.play({ ...badr, audioUrl: 'http://host.example/badr.mp3' });
  expect(audio.loads).toEqual(['https://host.example/badr.mp3']);
  base.remove();
});
