import {
  badr,
  listen,
  medine,
  NETWORK,
  NOT_SUPPORTED,
  playbackOf,
  setUpPlayer,
  setUpPlaying,
  type PlayerSetup,
} from '@/tests/unit/lib/player/setUp';

/** Plays an episode whose network fails at second 123. */
async function setUpBroken(forgetsEarlySeeks = false): Promise<PlayerSetup> {
  const stage = await setUpPlaying({ at: 123, forgetsEarlySeeks });
  await stage.breakOff();
  return stage;
}

/** Plays an episode whose address never gives audio. */
async function setUpWithoutAudio(): Promise<PlayerSetup> {
  const stage = setUpPlayer();
  stage.player.play(badr, { at: 500 });
  await stage.breakOff(NOT_SUPPORTED);
  return stage;
}

describe('a lost connection', () => {
  it('is retried at the same second with growing delays, and given up after eight attempts', async () => {
    const { player, timers, breakOff } = await setUpBroken();
    const delays: number[] = [];
    for (let attempt = 0; attempt < 8; attempt += 1) {
      expect(playbackOf(player)).toMatchObject({ status: 'reconnecting', isPlaying: true });
      expect(player.playhead.get().currentTime).toBe(123);
      delays.push(...timers.delays());
      timers.fire();
      await breakOff(attempt % 2 ? NETWORK : NOT_SUPPORTED);
    }
    expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000, 16_000, 16_000, 16_000]);
    expect(playbackOf(player)).toMatchObject({ status: 'failed', isPlaying: false });
    expect(timers.delays()).toEqual([]);
  });

  it.each([
    ['keeps', false],
    ['drops', true],
  ])(
    'resumes at its second, from its own address, where the browser %s early seeks',
    async (_, forgetsEarlySeeks) => {
      const { audio, player, timers, ...stage } = await setUpBroken(forgetsEarlySeeks);
      for (let attempt = 0; attempt < 3; attempt += 1) {
        await stage.after(() => timers.fire());
        expect(player.playhead.get().currentTime).toBe(123);
        await stage.breakOff(NOT_SUPPORTED);
      }
      await stage.playAgain();
      expect(playbackOf(player)).toMatchObject({ status: 'playing' });
      expect(audio.element.currentTime).toBe(123);
      expect(new Set(audio.loads)).toEqual(new Set(['/audio/badr.mp3']));
    },
  );

  it('is retried at once when the browser is online again', async () => {
    const { audio, network, timers, player, arrive } = await setUpBroken();
    network.cut();
    network.goOnline();
    expect(timers.delays()).toEqual([]);
    await arrive();
    expect(playbackOf(player).status).toBe('playing');
    expect(audio.element.currentTime).toBe(123);
  });

  it('resets the delay of its retries once playback has passed the second of the failure', async () => {
    const { timers, playAgain, hear, breakOff } = await setUpBroken();
    await playAgain();
    await hear(3);
    await breakOff();
    expect(timers.delays()).toEqual([1000]);
  });

  it('is retried even when the first response failed offline', async () => {
    const { player, network, breakOff, arrive } = setUpPlayer();
    network.cut();
    player.play(badr);
    await breakOff(NOT_SUPPORTED);
    expect(playbackOf(player).status).toBe('reconnecting');
    network.goOnline();
    await arrive();
    expect(playbackOf(player).status).toBe('playing');
  });

  it.each<[string, (stage: PlayerSetup) => void]>([
    ['waits for a retry', () => {}],
    ['is requested again', ({ timers }) => timers.fire()],
  ])(
    'leaves only its position when another episode plays while the first %s',
    async (_, act) => {
      const stage = await setUpBroken();
      await stage.after(() => act(stage));
      await listen(stage, medine);
      expect(stage.timers.delays()).toEqual([]);
      expect(playbackOf(stage.player)).toMatchObject({ episode: medine, status: 'playing' });
      expect(stage.audio.element.currentTime).toBe(0);
      await listen(stage, badr);
      expect(stage.audio.element.currentTime).toBe(123);
    },
  );

  it.each<[string, (stage: PlayerSetup) => void]>([
    ['the player is closed', ({ player }) => player.close()],
    ['the element is detached', ({ detach }) => detach()],
  ])('leaves no timer when %s', async (_, close) => {
    const stage = await setUpBroken();
    close(stage);
    expect(stage.timers.delays()).toEqual([]);
  });
});

it('a detached element is neither loaded nor changed', async () => {
  const { audio, player, network, timers, detach } = await setUpBroken();
  detach();
  const loads = audio.loads.length;
  network.goOnline();
  player.setVolume(0.3);
  expect(audio.loads).toHaveLength(loads);
  expect(audio.element.volume).toBe(0.8);
  expect(timers.delays()).toEqual([]);
});

describe('an address without audio', () => {
  it('fails at once, and is logged once', async () => {
    const { player, timers, warn } = await setUpWithoutAudio();
    expect(playbackOf(player)).toMatchObject({ status: 'failed', isPlaying: false });
    expect(timers.delays()).toEqual([]);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it.each<[string, (player: PlayerSetup['player']) => void]>([
    ['the listener toggles playback', (player) => player.toggle()],
    ['its own button is pressed again', (player) => player.play(badr)],
  ])('is requested again when %s', async (_, request) => {
    const { player, arrive } = await setUpWithoutAudio();
    request(player);
    await arrive();
    expect(playbackOf(player)).toMatchObject({ status: 'playing', isPlaying: true });
  });

  it('does not prevent other episodes from playing', async () => {
    const stage = await setUpWithoutAudio();
    await listen(stage, medine);
    expect(playbackOf(stage.player)).toMatchObject({ episode: medine, status: 'playing' });
    expect(stage.audio.element.currentTime).toBe(0);
  });
});
