import { createPlayerStorage } from '@/lib/player/persistence/playerStorage';
import {
  createBrowserState,
  badr,
  listen,
  medine,
  playbackOf,
  setUpPlayer,
  setUpPlaying,
  type BrowserState,
  type PlayerSetup,
} from '@/tests/unit/lib/player/setUp';

const announcedBadr = { ...badr, announcedDuration: 600 };

/** Plays an episode up to a second in one visit, and creates the player of the next visit. */
async function setUpAfterVisit(
  seconds: number,
  browserState: BrowserState = createBrowserState(),
): Promise<PlayerSetup> {
  const visit = setUpPlayer({}, browserState);
  await listen(visit, announcedBadr);
  await visit.hear(seconds);
  visit.player.savePosition();
  visit.detach();
  return setUpPlayer({}, browserState);
}

describe('the player of the next visit', () => {
  it('shows the episode paused at its last second, loads no audio, and resumes within the click', async () => {
    const { audio, player, heard, arrive } = await setUpAfterVisit(192);
    expect(playbackOf(player)).toMatchObject({ status: 'paused', isPlaying: false });
    expect(playbackOf(player).episode).toEqual(announcedBadr);
    expect(player.playhead.get()).toEqual({ currentTime: 192, duration: 600, progress: 32 });
    expect(audio.loads).toEqual([]);
    expect(audio.plays).toBe(0);
    player.toggle();
    expect(audio.plays).toBe(1);
    expect(heard).toEqual(['resume']);
    expect(audio.loads).toEqual(['/audio/badr.mp3']);
    await arrive();
    expect(audio.element.currentTime).toBe(192);
    expect(playbackOf(player)).toMatchObject({ status: 'playing' });
  });

  it('plays from the position to which the listener has sought while paused', async () => {
    const { audio, player, after } = await setUpAfterVisit(192);
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
    ['the beginning, when a button requests second 0', { at: 0 }, 0],
    ['the last second of the previous visit', {}, 192],
  ])('plays from %s', async (_, start, second) => {
    const { audio, player, after } = await setUpAfterVisit(192);
    player.play(announcedBadr, start);
    expect(audio.loads).toEqual(['/audio/badr.mp3']);
    await after(() => audio.metadata(600));
    expect(audio.element.currentTime).toBe(second);
  });

  it('shows a heard episode at 0, and keeps its position near the end', async () => {
    const { player } = await setUpAfterVisit(590);
    expect(player.playhead.get().currentTime).toBe(0);
    player.savePosition();
    expect(player.positions.read(announcedBadr)?.t).toBe(590);
  });

  it('is empty when the previous visit closed the player', async () => {
    const browserState = createBrowserState();
    const { player } = await setUpPlaying({}, browserState);
    player.close();
    player.savePosition();
    const nextPlayer = setUpPlayer({}, browserState).player;
    nextPlayer.restore();
    expect(nextPlayer.playback.get()).toEqual({ status: 'empty' });
  });

  it('does not replace a playing episode with the restored one', async () => {
    const stage = await setUpAfterVisit(192);
    await listen(stage, medine);
    stage.audio.tick(50);
    stage.player.savePosition();
    await stage.hear(10);
    stage.player.restore();
    expect(playbackOf(stage.player)).toMatchObject({ episode: medine, status: 'playing' });
    expect(stage.player.playhead.get().currentTime).toBe(60);
  });
});

describe('a tab left open for long', () => {
  /** Creates a tab restored at 100 s, after which another tab has played up to 500 s. */
  async function setUpIdleTab(): Promise<PlayerSetup> {
    const browserState = createBrowserState();
    const idleTab = await setUpAfterVisit(100, browserState);
    expect(idleTab.player.playhead.get().currentTime).toBe(100);
    createPlayerStorage(browserState.store, browserState.clock.now).positions.write(badr, {
      ...{ t: 500, at: browserState.clock.now(), duration: 600 },
    });
    return idleTab;
  }

  it('does not overwrite a later position of another tab, and is restored to that position', async () => {
    const { player } = await setUpIdleTab();
    player.savePosition();
    expect(player.positions.read(announcedBadr)?.t).toBe(500);
    player.restore();
    expect(player.playhead.get().currentTime).toBe(500);
  });

  it('resumes from another tab’s position, and advances it', async () => {
    const { audio, player, arrive, hear } = await setUpIdleTab();
    player.toggle();
    await arrive();
    expect(audio.element.currentTime).toBe(500);
    await hear(1);
    player.savePosition();
    expect(player.positions.read(badr)?.t).toBe(501);
  });

  it('plays from the position to which the listener has sought', async () => {
    const { audio, player, after } = await setUpIdleTab();
    player.seekTo(0);
    player.toggle();
    await after(() => audio.metadata(600));
    expect(audio.element.currentTime).toBe(0);
  });

  it('does not overwrite the newer position of another tab when it is closed while paused', async () => {
    const browserState = createBrowserState();
    const olderTab = await setUpPlaying({ at: 100 }, browserState);
    await olderTab.toggle();
    const newerTab = await setUpPlaying({ at: 300 }, browserState);
    newerTab.player.savePosition();
    olderTab.player.savePosition();
    expect(olderTab.player.positions.read(badr)?.t).toBe(400);
  });
});

describe('while an episode plays', () => {
  it('its position is stored at most every four seconds, and at least every five', async () => {
    const { audio, store, clock, player, hear } = await setUpPlaying();
    const initialWrites = store.writes;
    for (let tick = 0; tick < 240; tick += 1) {
      clock.pass(0.25);
      await hear(0.25);
      expect(audio.element.currentTime - (player.positions.read(badr)?.t ?? 0)).toBeLessThan(5);
    }
    expect(store.writes - initialWrites).toBeLessThanOrEqual(15);
    expect(store.writes - initialWrites).toBeGreaterThanOrEqual(12);
  });

  it.each<[string, (stage: PlayerSetup) => void, number]>([
    ['a pause', ({ player }) => player.toggle(), 3],
    ['a pause by the system', ({ audio }) => audio.interrupt(), 3],
    ['a seek', ({ player }) => player.seekTo(50), 50],
    ['the end of the page', ({ player }) => player.savePosition(), 3],
  ])('%s stores its position at once', async (_, action, second) => {
    const stage = await setUpPlaying({ at: 3 });
    await stage.after(() => action(stage));
    expect(stage.player.positions.read(badr)?.t).toBe(second);
  });
});
