import { createPlayerStorage } from '@/lib/player/persistence/playerStorage';
import { createPlayer, type Player } from '@/lib/player/core/player';
import { FakeAudio } from '@/tests/fixtures/audio';
import { aBrowser, badr, listen, medine, published } from '@/tests/unit/lib/player/setUp';

/**
 * Simulates a visit whose storage loads late, after one that left badr at second 192 with a low
 * volume and a high rate.
 */
function setUp() {
  const { store, clock } = aBrowser();
  const storage = () => createPlayerStorage(store, clock.now);
  const before = storage();
  before.positions.write(badr, { t: 192, at: clock.now(), duration: 600 });
  before.preferences.write({ volume: 0.3, rate: 1.5 });
  const audio = new FakeAudio();
  const player = createPlayer({
    now: clock.now,
    isOnline: () => true,
    onOnline: () => () => {},
    schedule: () => () => {},
    warn: () => {},
  });
  player.attach(audio.element);
  const remember = async () => {
    player.remember(storage());
    await audio.flush();
  };
  return { audio, player, store, remember };
}

describe('a storage that is loaded after the first playback', () => {
  it('seeks to the saved position of the episode', async () => {
    const { remember, ...stage } = setUp();
    await listen(stage, badr);
    await remember();
    expect(stage.audio.element.currentTime).toBe(192);
    expect(published(stage.player).status).toBe('playing');
  });

  it.each<[string, (player: Player) => void, number]>([
    ['an explicit start', (player) => player.play(badr, { at: 30 }), 30],
    ['an explicit start at 0', (player) => player.play(badr, { at: 0 }), 0],
    ['a chapter', (player) => player.play(badr, { chapter: 30 }), 30],
  ])('leaves the position where %s has put it', async (_, start, second) => {
    const { audio, player, remember } = setUp();
    start(player);
    audio.metadata(600);
    await audio.flush();
    await remember();
    expect(audio.element.currentTime).toBe(second);
  });

  it.each<[string, (player: Player) => void, number]>([
    ['a chapter of it', (player) => player.play(badr, { chapter: 60 }), 60],
    ['a seek', (player) => player.seekTo(45), 45],
    ['a skip', (player) => player.skip(15), 15],
  ])('leaves the position where %s has put it during playback', async (_, move, second) => {
    const { remember, ...stage } = setUp();
    await listen(stage, badr);
    move(stage.player);
    await stage.audio.flush();
    await remember();
    expect(stage.audio.element.currentTime).toBe(second);
  });

  it('keeps that episode for the next visit', async () => {
    const { player, store, remember } = setUp();
    player.play(medine);
    await remember();
    expect(store.read()).toContain('"current":{"id":"medine"');
  });

  it('does not open again an episode that the listener has closed meanwhile', async () => {
    const { player, store, remember } = setUp();
    player.play(badr);
    player.close();
    await remember();
    expect(player.playback.get()).toEqual({ status: 'empty' });
    expect(store.read()).toContain('"current":null');
  });

  it('does not undo what the listener has set meanwhile, and stores it', async () => {
    const { audio, player, store, remember } = setUp();
    player.play(badr);
    player.setVolume(0.5);
    await audio.flush();
    await remember();
    expect(published(player).volume).toBe(0.5);
    expect(player.rate()).toBe(1.5);
    expect(store.read()).toContain('"preferences":{"volume":0.5,"muted":false,"rate":1.5}');
  });

  it('notifies the components that show positions', async () => {
    const { player, remember } = setUp();
    const listener = jest.fn();
    player.positions.subscribe(listener);
    expect(player.positions.read(badr)).toBeUndefined();
    await remember();
    expect(listener).toHaveBeenCalled();
    expect(player.positions.read(badr)?.t).toBe(192);
  });
});

it('without storage everything plays, and nothing is restored', async () => {
  const { audio, player } = setUp();
  player.restore();
  expect(player.playback.get()).toEqual({ status: 'empty' });
  await listen({ audio, player }, badr);
  audio.tick(30);
  await audio.flush();
  player.keep();
  player.close();
  expect(player.positions.read(badr)).toBeUndefined();
});
