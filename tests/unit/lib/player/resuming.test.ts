import { createPlayerStorage } from '@/lib/player/persistence/playerStorage';
import {
  aBrowser,
  badr,
  listen,
  medine,
  published,
  setUpPlayer,
  sounding,
  type Kept,
  type Stage,
} from '@/tests/unit/lib/player/setUp';

const announced = { ...badr, announcedDuration: 600 };

/** Leaves an episode at a second in one visit; returns the player of the next. */
async function leaveAt(seconds: number, kept: Kept = aBrowser()): Promise<Stage> {
  const visit = setUpPlayer({}, kept);
  await listen(visit, announced);
  await visit.hear(seconds);
  visit.player.keep();
  visit.detach();
  return setUpPlayer({}, kept);
}

describe('the next visit', () => {
  it('shows the episode paused at its last second, loads no sound, and resumes in the click', async () => {
    const { audio, player, heard, arrive } = await leaveAt(192);
    expect(published(player)).toMatchObject({ status: 'paused', isPlaying: false });
    expect(published(player).episode).toEqual(announced);
    expect(player.playhead.get()).toEqual({ currentTime: 192, duration: 600, progress: 32 });
    expect(audio.loads).toEqual([]);
    expect(audio.plays).toBe(0);
    player.toggle();
    expect(audio.plays).toBe(1);
    expect(heard).toEqual(['resume']);
    expect(audio.loads).toEqual(['/audio/badr.mp3']);
    await arrive();
    expect(audio.element.currentTime).toBe(192);
    expect(published(player)).toMatchObject({ status: 'playing' });
  });

  it('plays from the position to which the listener has seeked meanwhile', async () => {
    const { audio, player, after } = await leaveAt(192);
    player.skip(15);
    expect(player.playhead.get().currentTime).toBe(207);
    expect(audio.loads).toEqual([]);
    player.toggle();
    await after(() => audio.metadata(600));
    expect(audio.element.currentTime).toBe(207);
  });

  it.each([
    ['an explicit time', { at: 30, chapter: 60 }, 30],
    ['a chapter', { chapter: 60 }, 60],
    ['the beginning, when it is asked for', { at: 0 }, 0],
    ['where it was left', {}, 192],
  ])('plays from %s', async (_, start, second) => {
    const { audio, player, after } = await leaveAt(192);
    player.play(announced, start);
    expect(audio.loads).toEqual(['/audio/badr.mp3']);
    await after(() => audio.metadata(600));
    expect(audio.element.currentTime).toBe(second);
  });

  it('shows at its start an episode that was heard to the end, and keeps it heard', async () => {
    const { player } = await leaveAt(590);
    expect(player.playhead.get().currentTime).toBe(0);
    player.keep();
    expect(player.positions.read(announced)?.t).toBe(590);
  });

  it('has no player when it was closed', async () => {
    const kept = aBrowser();
    const { player } = await sounding({}, kept);
    player.close();
    player.keep();
    const next = setUpPlayer({}, kept).player;
    next.restore();
    expect(next.playback.get()).toEqual({ status: 'empty' });
  });

  it('does not replace a playing episode', async () => {
    const stage = await leaveAt(192);
    await listen(stage, medine);
    stage.audio.tick(50);
    stage.player.keep();
    await stage.hear(10);
    stage.player.restore();
    expect(published(stage.player)).toMatchObject({ episode: medine, status: 'playing' });
    expect(stage.player.playhead.get().currentTime).toBe(60);
  });
});

describe('a tab left open for long', () => {
  /** Creates a tab restored at 100 s, while another has played up to 500 s since. */
  async function twoTabs(): Promise<Stage> {
    const kept = aBrowser();
    const idle = await leaveAt(100, kept);
    expect(idle.player.playhead.get().currentTime).toBe(100);
    createPlayerStorage(kept.store, kept.clock.now).positions.write(badr, {
      ...{ t: 500, at: kept.clock.now(), duration: 600 },
    });
    return idle;
  }

  it('does not overwrite a later position of another tab, and is restored to it', async () => {
    const { player } = await twoTabs();
    player.keep();
    expect(player.positions.read(announced)?.t).toBe(500);
    player.restore();
    expect(player.playhead.get().currentTime).toBe(500);
  });

  it('resumes from another tab’s position, and loses none of it', async () => {
    const { audio, player, arrive, hear } = await twoTabs();
    player.toggle();
    await arrive();
    expect(audio.element.currentTime).toBe(500);
    await hear(1);
    player.keep();
    expect(player.positions.read(badr)?.t).toBe(501);
  });

  it('plays from the position to which the listener has seeked', async () => {
    const { audio, player, after } = await twoTabs();
    player.seekTo(0);
    player.toggle();
    await after(() => audio.metadata(600));
    expect(audio.element.currentTime).toBe(0);
  });

  it('paused, does not overwrite a newer second with its former one when it is closed', async () => {
    const kept = aBrowser();
    const older = await sounding({ at: 100 }, kept);
    await older.toggle();
    const newer = await sounding({ at: 300 }, kept);
    newer.player.keep();
    older.player.keep();
    expect(older.player.positions.read(badr)?.t).toBe(400);
  });
});

describe('while an episode plays', () => {
  it('the position is kept at most every four seconds, and at least every five', async () => {
    const { audio, store, clock, player, hear } = await sounding();
    const before = store.writes;
    for (let tick = 0; tick < 240; tick += 1) {
      clock.pass(0.25);
      await hear(0.25);
      expect(audio.element.currentTime - (player.positions.read(badr)?.t ?? 0)).toBeLessThan(5);
    }
    expect(store.writes - before).toBeLessThanOrEqual(15);
    expect(store.writes - before).toBeGreaterThanOrEqual(12);
  });

  it.each<[string, (stage: Stage) => void, number]>([
    ['a pause', ({ player }) => player.toggle(), 3],
    ['a pause from outside', ({ audio }) => audio.interrupt(), 3],
    ['a seek', ({ player }) => player.seekTo(50), 50],
    ['the page’s going', ({ player }) => player.keep(), 3],
  ])('%s saves it at once', async (_, actAndFlush, second) => {
    const stage = await sounding({ at: 3 });
    await stage.after(() => actAndFlush(stage));
    expect(stage.player.positions.read(badr)?.t).toBe(second);
  });
});
