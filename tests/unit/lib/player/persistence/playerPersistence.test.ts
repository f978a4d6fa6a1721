import { createPlayerStorage } from '@/lib/player/persistence/playerStorage';
import { createPlayer, type Player } from '@/lib/player/core/player';
import { FakeAudio } from '@/tests/fixtures/audio';
import {
  createBrowserState,
  badr,
  listen,
  medine,
  playbackOf,
} from '@/tests/unit/lib/player/setUp';

/**
 * Simulates a visit whose storage loads late, after an earlier visit that stopped badr at second 192 with a low
 * volume and a high rate.
 */
function setUp() {
  const { store, clock } = createBrowserState();
  const storage = () => createPlayerStorage(store, clock.now);
  const earlierVisit = storage();
  earlierVisit.positions.write(badr, { t: 192, at: clock.now(), duration: 600 });
  earlierVisit.preferences.write({ volume: 0.3, rate: 1.5 });
  const audio = new FakeAudio();
  const player = createPlayer({
    now: clock.now,
    isOnline: () => true,
    onOnline: () => () => {},
    schedule: () => () => {},
    warn: () => {},
  });
  player.attach(audio.element);
  const connectStorage = async () => {
    player.connectStorage(storage());
    await audio.flush();
  };
  return { audio, player, store, connectStorage };
}

describe('a storage that is loaded after the first playback', () => {
  it('seeks to the saved position of the episode', async () => {
    const { connectStorage, ...stage } = setUp();
    await listen(stage, badr);
    await connectStorage();
    expect(stage.audio.element.currentTime).toBe(192);
    expect(playbackOf(stage.player).status).toBe('playing');
  });

  it.each<[string, (player: Player) => void, number]>([
    ['an explicit start', (player) => player.play(badr, { at: 30 }), 30],
    ['an explicit start at 0', (player) => player.play(badr, { at: 0 }), 0],
    ['a chapter', (player) => player.play(badr, { chapter: 30 }), 30],
  ])('leaves the position where %s has put it', async (_, start, second) => {
    const { audio, player, connectStorage } = setUp();
    start(player);
    audio.metadata(600);
    await audio.flush();
    await connectStorage();
    expect(audio.element.currentTime).toBe(second);
  });

  it.each<[string, (player: Player) => void, number]>([
    ['a chapter of the playing episode', (player) => player.play(badr, { chapter: 60 }), 60],
    ['a seek', (player) => player.seekTo(45), 45],
    ['a skip', (player) => player.skip(15), 15],
  ])('leaves the position where %s has put it during playback', async (_, move, second) => {
    const { connectStorage, ...stage } = setUp();
    await listen(stage, badr);
    move(stage.player);
    await stage.audio.flush();
    await connectStorage();
    expect(stage.audio.element.currentTime).toBe(second);
  });

  it('stores the playing episode for the next visit', async () => {
    const { player, store, connectStorage } = setUp();
    player.play(medine);
    await connectStorage();
    expect(store.read()).toContain('"current":{"id":"medine"');
  });

  it('does not reopen an episode that the listener closed before the storage loaded', async () => {
    const { player, store, connectStorage } = setUp();
    player.play(badr);
    player.close();
    await connectStorage();
    expect(player.playback.get()).toEqual({ status: 'empty' });
    expect(store.read()).toContain('"current":null');
  });

  it('does not override a volume set before the storage loaded, and stores that volume', async () => {
    const { audio, player, store, connectStorage } = setUp();
    player.play(badr);
    player.setVolume(0.5);
    await audio.flush();
    await connectStorage();
    expect(playbackOf(player).volume).toBe(0.5);
    expect(player.rate()).toBe(1.5);
    expect(store.read()).toContain('"preferences":{"volume":0.5,"muted":false,"rate":1.5}');
  });

  it('notifies the components that show positions', async () => {
    const { player, connectStorage } = setUp();
    const listener = jest.fn();
    player.positions.subscribe(listener);
    expect(player.positions.read(badr)).toBeUndefined();
    await connectStorage();
    expect(listener).toHaveBeenCalled();
    expect(player.positions.read(badr)?.t).toBe(192);
  });
});

it('a player without storage plays, and restores neither episode nor position', async () => {
  const { audio, player } = setUp();
  player.restore();
  expect(player.playback.get()).toEqual({ status: 'empty' });
  await listen({ audio, player }, badr);
  audio.tick(30);
  await audio.flush();
  player.savePosition();
  player.close();
  expect(player.positions.read(badr)).toBeUndefined();
});
