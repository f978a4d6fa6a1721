import { createPlayerStorage } from '@/lib/player/persistence/playerStorage';
import { createPlayer, type Player } from '@/lib/player/core/player';
import { FakeAudio } from '@/tests/fixtures/audio';
import { FakeStore } from '@/tests/fixtures/store';
import { badr, FakeClock, medine, published } from '@/tests/unit/lib/player/setUp';

/** A visit whose storage comes when the test says so, after another that left badr at second 192, quietly and fast. */
function setUp(text?: string) {
  const clock = new FakeClock();
  const store = new FakeStore(text ?? null);
  const storage = () => createPlayerStorage(store, clock.now);
  if (text === undefined) {
    const before = storage();
    before.positions.write(badr, { t: 192, at: clock.now(), duration: 600 });
    before.preferences.write({ volume: 0.3, rate: 1.5 });
  }
  const audio = new FakeAudio();
  const player = createPlayer({
    now: clock.now,
    isOnline: () => true,
    onOnline: () => () => {},
    schedule: () => () => {},
    warn: () => {},
  });
  player.attach(audio.element);
  return { audio, player, store, remember: () => player.remember(storage()) };
}

describe('a storage that comes after the listener has started', () => {
  it('moves the episode to where it was left', async () => {
    const { audio, player, remember } = setUp();
    player.play(badr);
    audio.metadata(600);
    audio.start();
    await audio.flush();
    remember();
    await audio.flush();
    expect(audio.element.currentTime).toBe(192);
    expect(published(player).status).toBe('playing');
  });

  it.each([{ at: 30 }, { at: 0 }, { chapter: 30 }])(
    'leaves it where %j has put it',
    async (start) => {
      const { audio, player, remember } = setUp();
      player.play(badr, start);
      audio.metadata(600);
      await audio.flush();
      remember();
      await audio.flush();
      expect(audio.element.currentTime).toBe(start.at ?? start.chapter);
    },
  );

  it.each<[string, (player: Player) => void, number]>([
    [
      'a chapter of the episode that sounds',
      (player) => player.play(badr, { chapter: 60 }),
      60,
    ],
    ['a seek', (player) => player.seekTo(45), 45],
    ['a skip', (player) => player.skip(15), 15],
  ])('leaves it where %s has put it', async (_, move, second) => {
    const { audio, player, remember } = setUp();
    player.play(badr);
    audio.metadata(600);
    audio.start();
    await audio.flush();
    move(player);
    await audio.flush();
    remember();
    await audio.flush();
    expect(audio.element.currentTime).toBe(second);
  });

  it('keeps that episode for the next visit', () => {
    const { player, store, remember } = setUp();
    player.play(medine);
    remember();
    expect(store.read()).toContain('"current":{"id":"medine"');
  });

  it('does not open again what the listener has closed meanwhile', () => {
    const { player, store, remember } = setUp();
    player.play(badr);
    player.close();
    remember();
    expect(player.playback.get()).toEqual({ status: 'empty' });
    expect(store.read()).toContain('"current":null');
  });

  it('does not undo what the listener has set meanwhile, and remembers it', async () => {
    const { audio, player, store, remember } = setUp();
    player.play(badr);
    player.setVolume(0.5);
    await audio.flush();
    remember();
    await audio.flush();
    expect(published(player).volume).toBe(0.5);
    expect(player.rate()).toBe(1.5);
    expect(store.read()).toContain('"preferences":{"volume":0.5,"muted":false,"rate":1.5}');
  });

  it('tells those who show positions', () => {
    const { player, remember } = setUp();
    const listener = jest.fn();
    player.positions.subscribe(listener);
    expect(player.positions.read(badr)).toBeUndefined();
    remember();
    expect(listener).toHaveBeenCalled();
    expect(player.positions.read(badr)?.t).toBe(192);
  });
});

describe('without a memory', () => {
  it('everything plays, and nothing is restored', async () => {
    const { audio, player } = setUp();
    player.restore();
    expect(player.playback.get()).toEqual({ status: 'empty' });
    player.play(badr);
    audio.metadata(600);
    audio.start();
    await audio.flush();
    audio.tick(30);
    await audio.flush();
    player.keep();
    player.close();
    expect(player.positions.read(badr)).toBeUndefined();
  });
});
