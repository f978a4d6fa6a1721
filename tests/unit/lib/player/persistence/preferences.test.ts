import {
  createBrowserState,
  badr,
  listen,
  playbackOf,
  setUpPlayer,
  setUpPlaying,
} from '@/tests/unit/lib/player/setUp';

describe('a listener’s preferences', () => {
  it('are restored by the next visit: volume, muting and speed', async () => {
    const browserState = createBrowserState();
    const { audio, player, after } = await setUpPlaying({}, browserState);
    player.setVolume(0.3);
    player.toggleMuted();
    await after(() => (audio.element.playbackRate = 1.5));
    const nextVisit = await setUpPlaying({}, browserState);
    expect(playbackOf(nextVisit.player)).toMatchObject({ volume: 0.3, muted: true });
    expect(nextVisit.player.rate()).toBe(1.5);
  });

  it.each([0.5, 4, 16])('do not include a speed of %p, which is not offered', async (rate) => {
    const browserState = createBrowserState();
    const { audio, after } = setUpPlayer({}, browserState);
    await after(() => (audio.element.playbackRate = rate));
    const nextVisit = await setUpPlaying({}, browserState);
    expect(nextVisit.player.rate()).toBe(1);
  });

  it('are not changed by a fade', async () => {
    const browserState = createBrowserState();
    const { audio, player, after } = await setUpPlaying({}, browserState);
    await after(() => player.setVolume(0.6));
    await after(() => player.fade(0.25));
    expect(audio.element.volume).toBeCloseTo(0.15);
    expect(setUpPlayer({}, browserState).audio.element.volume).toBe(0.6);
  });

  it('are not written by a visit that changes none of them', async () => {
    const { store, audio } = setUpPlayer();
    await audio.flush();
    expect(store.writes).toBe(0);
  });
});

it.each(['full', 'blocked'] as const)(
  'a player whose browser’s storage is %s plays, and keeps position and volume during the visit',
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
    expect(playbackOf(player)).toMatchObject({ status: 'playing', volume: 0.2 });
  },
);
