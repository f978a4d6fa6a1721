import { FakeStore } from '@/tests/fixtures/store';
import { badr, FakeClock, listen, published, setUpPlayer } from '@/tests/unit/lib/player/setUp';

const aBrowser = () => ({ store: new FakeStore(), clock: new FakeClock() });

describe('what the listener likes', () => {
  it('is found again by the next visit: volume, silence and speed', async () => {
    const kept = aBrowser();
    const visit = setUpPlayer({}, kept);
    await listen(visit, badr);
    visit.player.setVolume(0.3);
    visit.player.toggleMuted();
    visit.audio.element.playbackRate = 1.5;
    await visit.audio.flush();
    const next = setUpPlayer({}, kept);
    await listen(next, badr);
    expect(published(next.player)).toMatchObject({ volume: 0.3, muted: true });
    expect(next.player.rate()).toBe(1.5);
  });

  it.each([0.5, 4, 16])(
    'a speed of %p, which is not offered, is not taken up again',
    async (rate) => {
      const kept = aBrowser();
      const visit = setUpPlayer({}, kept);
      visit.audio.element.playbackRate = rate;
      await visit.audio.flush();
      const next = setUpPlayer({}, kept);
      await listen(next, badr);
      expect(next.player.rate()).toBe(1);
    },
  );

  it('is not changed by a fade', async () => {
    const kept = aBrowser();
    const visit = setUpPlayer({}, kept);
    await listen(visit, badr);
    visit.player.setVolume(0.6);
    await visit.audio.flush();
    visit.player.fade(0.25);
    await visit.audio.flush();
    expect(visit.audio.element.volume).toBeCloseTo(0.15);
    expect(setUpPlayer({}, kept).audio.element.volume).toBe(0.6);
  });

  it('is not written by a visit that changes nothing', async () => {
    const { store, audio } = setUpPlayer();
    await audio.flush();
    expect(store.writes).toBe(0);
  });
});

it.each(['full', 'blocked'] as const)(
  'everything plays in a browser whose storage is %s, and this visit remembers',
  async (state) => {
    const stage = setUpPlayer();
    const { audio, player, store } = stage;
    store.become(state);
    await listen(stage, badr);
    player.setVolume(0.2);
    audio.tick(100);
    await audio.flush();
    player.close();
    await audio.flush();
    await listen(stage, badr);
    expect(audio.element.currentTime).toBe(100);
    expect(published(player)).toMatchObject({ status: 'playing', volume: 0.2 });
  },
);
