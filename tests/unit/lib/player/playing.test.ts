import { SAMPLE_AUDIO } from '@/lib/player/core/playable';
import {
  badr,
  medine,
  NOT_SUPPORTED,
  published,
  setUpPlayer,
  sounding,
} from '@/tests/unit/lib/player/setUp';

describe('play', () => {
  it('publishes and starts in the task of the click, and loads until the sound comes', async () => {
    const { audio, player, arrive } = setUpPlayer();
    expect(player.playback.get()).toEqual({ status: 'empty' });
    player.play(badr);
    expect(audio.plays).toBe(1);
    expect(audio.element).toHaveAttribute('src', '/audio/badr.mp3');
    expect(published(player).episode).toBe(badr);
    await audio.flush();
    expect(published(player)).toMatchObject({ status: 'loading', isPlaying: true });
    await arrive();
    expect(published(player)).toMatchObject({ status: 'playing', isPlaying: true });
  });

  it('reports loading again when the media comes too slowly', async () => {
    const { audio, player, after } = await sounding();
    await after(() => audio.stall());
    expect(published(player)).toMatchObject({ status: 'loading', isPlaying: true });
  });

  it('plays the sample of the site when an episode has no audio of its own', () => {
    const { audio, player } = setUpPlayer();
    player.play({ id: 'muet', title: 'Sans son', author: 'Personne' });
    expect(audio.element).toHaveAttribute('src', SAMPLE_AUDIO);
  });

  it('does not pause an episode that is played twice', async () => {
    const { player, after, warn } = await sounding();
    await after(() => player.play(badr));
    expect(published(player)).toMatchObject({ status: 'playing' });
    expect(player.playhead.get().currentTime).toBe(0);
    expect(warn).not.toHaveBeenCalled();
  });

  it('does nothing before it has an element', () => {
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

it('a start that the browser refuses is blocked and logged, once, until one succeeds', async () => {
  const { audio, player, warn, arrive, toggle } = setUpPlayer();
  audio.refuse('NotAllowedError');
  player.play(badr);
  await arrive();
  expect(published(player)).toMatchObject({ status: 'blocked', isPlaying: false });
  audio.allow();
  await toggle();
  expect(published(player)).toMatchObject({ status: 'playing', isPlaying: true });
  await toggle();
  expect(published(player)).toMatchObject({ status: 'paused' });
  expect(warn.mock.calls).toEqual([
    ['Play error', expect.objectContaining({ name: 'NotAllowedError' })],
  ]);
});

describe('a start that is overtaken', () => {
  it('is silent when a pause comes right after it', async () => {
    const { player, toggle, warn } = setUpPlayer();
    player.play(badr);
    await toggle();
    expect(published(player)).toMatchObject({ status: 'paused', isPlaying: false });
    expect(warn).not.toHaveBeenCalled();
  });

  it('is silent when another episode is played at once, and only that one sounds', async () => {
    const { audio, player, arrive, warn } = setUpPlayer();
    player.play(badr);
    player.play(medine);
    await arrive(300);
    expect(audio.element).toHaveAttribute('src', '/audio/medine.mp3');
    expect(published(player)).toMatchObject({
      episode: medine,
      status: 'playing',
      duration: 300,
    });
    expect(warn).not.toHaveBeenCalled();
  });

  it('does not let the first episode’s late failure touch the second', async () => {
    const { audio, player, arrive, timers } = setUpPlayer();
    player.play(badr);
    audio.fail(NOT_SUPPORTED);
    player.play(medine);
    await arrive(300);
    expect(published(player)).toMatchObject({ episode: medine, status: 'playing' });
    expect(timers.delays()).toEqual([]);
  });
});

it('toggle pauses and then resumes, each with its event', async () => {
  const { audio, player, heard } = await sounding();
  player.toggle();
  expect(heard).toEqual(['pause']);
  await audio.flush();
  expect(published(player)).toMatchObject({ status: 'paused', isPlaying: false });
  player.toggle();
  expect(heard).toEqual(['pause', 'resume']);
  await audio.flush();
  expect(published(player)).toMatchObject({ status: 'playing', isPlaying: true });
});

it('toggle does nothing without an episode', () => {
  const { audio, player, heard } = setUpPlayer();
  player.toggle();
  expect(audio.plays).toBe(0);
  expect(heard).toEqual([]);
});

it('a pause by the browser itself stays a pause when the connection returns', async () => {
  const { audio, player, after, network, timers } = await sounding();
  await after(() => audio.interrupt());
  expect(published(player)).toMatchObject({ status: 'paused', isPlaying: false });
  network.goOnline();
  await after(() => timers.fire());
  expect(published(player)).toMatchObject({ status: 'paused', isPlaying: false });
  expect(audio.plays).toBe(1);
});

it('the end is announced once, leaves the episode in the bar, and is followed by a replay', async () => {
  const { audio, player, heard, after, toggle } = await sounding();
  await after(() => audio.end());
  expect(heard).toEqual(['ended']);
  expect(published(player)).toMatchObject({ status: 'ended', isPlaying: false });
  expect(player.playhead.get()).toEqual({ currentTime: 600, duration: 600, progress: 100 });
  await toggle();
  expect(published(player)).toMatchObject({ status: 'playing' });
  expect(player.playhead.get().currentTime).toBe(0);
});
