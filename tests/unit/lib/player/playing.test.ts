import { SAMPLE_AUDIO } from '@/lib/player/core/playable';
import {
  badr,
  medine,
  NOT_SUPPORTED,
  playbackOf,
  setUpPlayer,
  setUpPlaying,
} from '@/tests/unit/lib/player/setUp';

describe('play', () => {
  it('publishes the episode and calls play() within the click, and is loading until playback starts', async () => {
    const { audio, player, arrive } = setUpPlayer();
    expect(player.playback.get()).toEqual({ status: 'empty' });
    player.play(badr);
    expect(audio.plays).toBe(1);
    expect(audio.element).toHaveAttribute('src', '/audio/badr.mp3');
    expect(playbackOf(player).episode).toBe(badr);
    await audio.flush();
    expect(playbackOf(player)).toMatchObject({ status: 'loading', isPlaying: true });
    await arrive();
    expect(playbackOf(player)).toMatchObject({ status: 'playing', isPlaying: true });
  });

  it('is loading again when the download stalls', async () => {
    const { audio, player, after } = await setUpPlaying();
    await after(() => audio.stall());
    expect(playbackOf(player)).toMatchObject({ status: 'loading', isPlaying: true });
  });

  it('plays the sample of the site when an episode has no audio of its own', () => {
    const { audio, player } = setUpPlayer();
    player.play({ id: 'muet', title: 'Sans son', author: 'Personne' });
    expect(audio.element).toHaveAttribute('src', SAMPLE_AUDIO);
  });

  it('does not pause an episode that is played twice', async () => {
    const { player, after, warn } = await setUpPlaying();
    await after(() => player.play(badr));
    expect(playbackOf(player)).toMatchObject({ status: 'playing' });
    expect(player.playhead.get().currentTime).toBe(0);
    expect(warn).not.toHaveBeenCalled();
  });

  it('causes no error without an element', () => {
    const { player, detach } = setUpPlayer();
    detach();
    expect(() => {
      player.play(badr);
      player.toggle();
      player.seekTo(10);
      player.setVolume(0.5);
      player.toggleMuted();
    }).not.toThrow();
    expect(player.rate()).toBe(1);
  });
});

it('a start that the browser refuses is reported as blocked and logged once, until another start succeeds', async () => {
  const { audio, player, warn, arrive, toggle } = setUpPlayer();
  audio.refuse('NotAllowedError');
  player.play(badr);
  await arrive();
  expect(playbackOf(player)).toMatchObject({ status: 'blocked', isPlaying: false });
  audio.allow();
  await toggle();
  expect(playbackOf(player)).toMatchObject({ status: 'playing', isPlaying: true });
  await toggle();
  expect(playbackOf(player)).toMatchObject({ status: 'paused' });
  expect(warn.mock.calls).toEqual([
    ['Play error', expect.objectContaining({ name: 'NotAllowedError' })],
  ]);
});

describe('a pending start', () => {
  it('logs no warning when a pause follows at once', async () => {
    const { player, toggle, warn } = setUpPlayer();
    player.play(badr);
    await toggle();
    expect(playbackOf(player)).toMatchObject({ status: 'paused', isPlaying: false });
    expect(warn).not.toHaveBeenCalled();
  });

  it('logs no warning when another episode is played at once, and only that episode plays', async () => {
    const { audio, player, arrive, warn } = setUpPlayer();
    player.play(badr);
    player.play(medine);
    await arrive(300);
    expect(audio.element).toHaveAttribute('src', '/audio/medine.mp3');
    expect(playbackOf(player)).toMatchObject({
      episode: medine,
      status: 'playing',
      duration: 300,
    });
    expect(warn).not.toHaveBeenCalled();
  });

  it('of a second episode ignores the late failure of the first', async () => {
    const { audio, player, arrive, timers } = setUpPlayer();
    player.play(badr);
    audio.fail(NOT_SUPPORTED);
    player.play(medine);
    await arrive(300);
    expect(playbackOf(player)).toMatchObject({ episode: medine, status: 'playing' });
    expect(timers.delays()).toEqual([]);
  });
});

it('toggle pauses and then resumes, each with its event', async () => {
  const { audio, player, heard } = await setUpPlaying();
  player.toggle();
  expect(heard).toEqual(['pause']);
  await audio.flush();
  expect(playbackOf(player)).toMatchObject({ status: 'paused', isPlaying: false });
  player.toggle();
  expect(heard).toEqual(['pause', 'resume']);
  await audio.flush();
  expect(playbackOf(player)).toMatchObject({ status: 'playing', isPlaying: true });
});

it('toggle does nothing without an episode', () => {
  const { audio, player, heard } = setUpPlayer();
  player.toggle();
  expect(audio.plays).toBe(0);
  expect(heard).toEqual([]);
});

it('an episode paused by the browser stays paused when the connection returns', async () => {
  const { audio, player, after, network, timers } = await setUpPlaying();
  await after(() => audio.interrupt());
  expect(playbackOf(player)).toMatchObject({ status: 'paused', isPlaying: false });
  network.goOnline();
  await after(() => timers.fire());
  expect(playbackOf(player)).toMatchObject({ status: 'paused', isPlaying: false });
  expect(audio.plays).toBe(1);
});

it('the end emits « ended » once, keeps the episode in the bar, and toggle replays the episode', async () => {
  const { audio, player, heard, after, toggle } = await setUpPlaying();
  await after(() => audio.end());
  expect(heard).toEqual(['ended']);
  expect(playbackOf(player)).toMatchObject({ status: 'ended', isPlaying: false });
  expect(player.playhead.get()).toEqual({ currentTime: 600, duration: 600, progress: 100 });
  await toggle();
  expect(playbackOf(player)).toMatchObject({ status: 'playing' });
  expect(player.playhead.get().currentTime).toBe(0);
});
