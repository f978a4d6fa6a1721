import {
  badr,
  listen,
  playbackOf,
  setUpPlayer,
  setUpPlaying,
} from '@/tests/unit/lib/player/setUp';

/** Creates a player with an episode announced as 337 s long. */
function setUpAnnounced() {
  const stage = setUpPlayer();
  stage.player.play({ ...badr, announcedDuration: 337 });
  return stage;
}

describe('the duration of an episode', () => {
  it('is the announced one until the media’s own is known', async () => {
    const { audio, player, after } = setUpAnnounced();
    expect(player.playhead.get()).toEqual({ currentTime: 0, duration: 337, progress: 0 });
    await after(() => audio.metadata(340));
    expect(player.playhead.get().duration).toBe(340);
    await after(() => audio.changeDuration(341.5));
    expect(player.playhead.get().duration).toBe(341.5);
    expect(playbackOf(player).duration).toBe(341.5);
  });

  it.each([Number.NaN, Infinity, 0])(
    'is the announced one while the media’s own is %p',
    async (duration) => {
      const { audio, player, after } = setUpAnnounced();
      await after(() => audio.metadata(duration));
      expect(player.playhead.get().duration).toBe(337);
      expect(playbackOf(player).duration).toBe(0);
    },
  );

  it('is 0, and so is the progress, while it is unknown', async () => {
    const { player, arrive, hear } = setUpPlayer();
    player.play(badr);
    await arrive(Infinity);
    await hear(12);
    expect(player.playhead.get()).toEqual({ currentTime: 12, duration: 0, progress: 0 });
  });

  it('makes the times approximate when it is more than 2 % off the announced one', async () => {
    const stage = setUpPlayer();
    await listen(stage, { ...badr, announcedDuration: 600 }, 610);
    expect(playbackOf(stage.player).isTimingExact).toBe(true);
    await stage.after(() => stage.audio.changeDuration(700));
    expect(playbackOf(stage.player).isTimingExact).toBe(false);
  });
});

it('the playhead notifies its subscribers at most once a second, the playback never', async () => {
  const { player, hear } = await setUpPlaying();
  const initialPlayback = player.playback.get();
  const times: number[] = [];
  player.playhead.subscribe(() => times.push(player.playhead.get().currentTime));
  for (let quarter = 0; quarter < 40; quarter += 1) await hear(0.25);
  expect(times).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(player.playback.get()).toBe(initialPlayback);
});
