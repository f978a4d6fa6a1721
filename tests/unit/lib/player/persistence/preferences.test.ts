import {
  aBrowser,
  badr,
  listen,
  published,
  setUpPlayer,
  sounding,
} from '@/tests/unit/lib/player/setUp';

describe('a listener’s preferences', () => {
  it('are restored by the next visit: volume, silence and speed', async () => {
    const kept = aBrowser();
    const { audio, player, after } = await sounding({}, kept);
    player.setVolume(0.3);
    player.toggleMuted();
    await after(() => (audio.element.playbackRate = 1.5));
    const next = await sounding({}, kept);
    expect(published(next.player)).toMatchObject({ volume: 0.3, muted: true });
    expect(next.player.rate()).toBe(1.5);
  });

  it.each([0.5, 4, 16])('do not include a speed of %p, which is not offered', async (rate) => {
    const kept = aBrowser();
    const { audio, after } = setUpPlayer({}, kept);
    await after(() => (audio.element.playbackRate = rate));
    const next = await sounding({}, kept);
    expect(next.player.rate()).toBe(1);
  });

  it('are not changed by a fade', async () => {
    const kept = aBrowser();
    const { audio, player, after } = await sounding({}, kept);
    await after(() => player.setVolume(0.6));
    await after(() => player.fade(0.25));
    expect(audio.element.volume).toBeCloseTo(0.15);
    expect(setUpPlayer({}, kept).audio.element.volume).toBe(0.6);
  });

  it('are not written by a visit that changes nothing', async () => {
    const { store, audio } = setUpPlayer();
    await audio.flush();
    expect(store.writes).toBe(0);
  });
});

it.each(['full', 'blocked'] as const)(
  'everything plays in a browser whose storage is %s, and this visit keeps its state',
  async (state) => {
    const stage = setUpPlayer();
    const { audio, player, store } = stage;
    store.become(state);
    await listen(stage, badr);
    player.setVolume(0.2);
    await stage.hear(100);
    await stage.after(() => player.close());
    await listen(stage, badr);
    expect(audio.element.currentTime).toBe(100);
    expect(published(player)).toMatchObject({ status: 'playing', volume: 0.2 });
  },
);
