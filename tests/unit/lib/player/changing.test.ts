import {
  badr,
  listen,
  medine,
  playbackOf,
  setUpPlayer,
  setUpPlaying,
} from '@/tests/unit/lib/player/setUp';

const AT_START = { currentTime: 0, duration: 0, progress: 0 };

describe('changing episode', () => {
  it('resets length, time and progress to 0', async () => {
    const { audio, player } = await setUpPlaying({ at: 90 });
    expect(player.playhead.get()).toEqual({ currentTime: 90, duration: 600, progress: 15 });
    player.play(medine);
    expect(player.playhead.get()).toEqual(AT_START);
    expect(playbackOf(player)).toMatchObject({ episode: medine, duration: 0 });
    await audio.flush();
    expect(player.playhead.get()).toEqual(AT_START);
  });

  it('discards a pending seek of the first episode', async () => {
    const { audio, player, after } = setUpPlayer();
    player.play(badr, { at: 100 });
    player.play(medine);
    expect(player.playhead.get().currentTime).toBe(0);
    await after(() => audio.metadata(600));
    expect(audio.element.currentTime).toBe(0);
    expect(player.playhead.get().currentTime).toBe(0);
  });

  it('does not clamp a start to the length of the former episode', async () => {
    const { audio, player, after } = await setUpPlaying();
    player.play(medine, { at: 700 });
    await after(() => audio.metadata(900));
    expect(audio.element.currentTime).toBe(700);
  });

  it('keeps the speed that the listener chose', async () => {
    const stage = await setUpPlaying();
    const { audio, player, after } = stage;
    await after(() => (audio.element.playbackRate = 1.5));
    await listen(stage, medine);
    expect(audio.element.playbackRate).toBe(1.5);
    expect(player.rate()).toBe(1.5);
  });

  it.each([
    ['at its last second', 123, 123],
    ['at 0 when fewer than thirty seconds were left', 575, 0],
    ['at 0 when it was finished', 600, 0],
  ])('resumes an episode %s', async (_, leftSecond, resumedSecond) => {
    const stage = await setUpPlaying({ at: leftSecond });
    await listen(stage, medine);
    await listen(stage, badr);
    expect(stage.audio.element.currentTime).toBe(resumedSecond);
    expect(stage.player.playhead.get().currentTime).toBe(resumedSecond);
  });

  it('starts at 0 an episode that was sought back to its start', async () => {
    const stage = await setUpPlaying({ at: 300 });
    await stage.toggle();
    await stage.seek(0);
    await listen(stage, medine);
    await listen(stage, badr);
    expect(stage.audio.element.currentTime).toBe(0);
  });
});

it.each([
  ['restarts at 0 when its own button plays it', true, 0],
  ['continues to its end when it is resumed in the bar', false, 590],
])('an episode that was paused near its end %s', async (_, isPlayedAgain, second) => {
  const { audio, player, toggle, after } = await setUpPlaying({ at: 590 });
  await toggle();
  await after(() => (isPlayedAgain ? player.play(badr) : player.toggle()));
  expect(audio.element.currentTime).toBe(second);
  expect(playbackOf(player).status).toBe('playing');
});

it('close removes the source without an error, and keeps the position', async () => {
  const stage = await setUpPlaying({ at: 42 });
  const { audio, player, warn } = stage;
  player.close();
  expect(player.playback.get()).toEqual({ status: 'empty' });
  expect(player.playhead.get()).toEqual(AT_START);
  expect(audio.element).not.toHaveAttribute('src');
  expect(audio.element.paused).toBe(true);
  await audio.flush();
  expect(audio.element.error).toBeNull();
  expect(player.playback.get()).toEqual({ status: 'empty' });
  expect(warn).not.toHaveBeenCalled();
  await listen(stage, badr);
  expect(audio.element.currentTime).toBe(42);
});

it('close logs no warning about a pending start', async () => {
  const { player, after, warn } = setUpPlayer();
  player.play(badr);
  await after(() => player.close());
  expect(warn).not.toHaveBeenCalled();
  expect(player.playback.get()).toEqual({ status: 'empty' });
});

it('the events of a detached element are ignored', async () => {
  const { audio, player, detach, after, heard } = await setUpPlaying();
  detach();
  await after(() => audio.end());
  expect(heard).toEqual([]);
  expect(playbackOf(player)).toMatchObject({ status: 'playing' });
});
