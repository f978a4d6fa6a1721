import { SAMPLE_AUDIO } from '@/lib/player/core/playable';
import { badr, listen, medine, published, setUpPlayer } from '@/tests/unit/lib/player/setUp';

describe('play', () => {
  it('calls the element’s play in the same task as the click', () => {
    const { audio, player } = setUpPlayer();
    player.play(badr);
    expect(audio.plays).toBe(1);
    expect(audio.element).toHaveAttribute('src', '/audio/badr.mp3');
  });

  it('publishes the episode at once and says that it loads until the sound comes', async () => {
    const { audio, player } = setUpPlayer();
    expect(player.playback.get()).toEqual({ status: 'empty' });
    player.play(badr);
    expect(published(player).episode).toBe(badr);
    await audio.flush();
    expect(published(player)).toMatchObject({ status: 'loading', isPlaying: true });
    audio.metadata(600);
    audio.start();
    await audio.flush();
    expect(published(player)).toMatchObject({ status: 'playing', isPlaying: true });
  });

  it('says that it loads again when the media comes too slowly', async () => {
    const stage = setUpPlayer();
    await listen(stage, badr);
    stage.audio.stall();
    await stage.audio.flush();
    expect(published(stage.player)).toMatchObject({ status: 'loading', isPlaying: true });
  });

  it('plays the sample of the site when an episode has no audio of its own', () => {
    const { audio, player } = setUpPlayer();
    player.play({ id: 'muet', title: 'Sans son', author: 'Personne' });
    expect(audio.element).toHaveAttribute('src', SAMPLE_AUDIO);
  });

  it('does not pause an episode that is played twice', async () => {
    const stage = setUpPlayer();
    await listen(stage, badr);
    stage.player.play(badr);
    await stage.audio.flush();
    expect(published(stage.player)).toMatchObject({ status: 'playing' });
    expect(stage.player.playhead.get().currentTime).toBe(0);
    expect(stage.warn).not.toHaveBeenCalled();
  });

  it('asks for nothing and does nothing before it has an element', () => {
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

describe('a start that the browser refuses', () => {
  it('is shown as blocked and warned of once', async () => {
    const { audio, player, warn } = setUpPlayer();
    audio.refuse('NotAllowedError');
    player.play(badr);
    await audio.flush();
    expect(published(player)).toMatchObject({ status: 'blocked', isPlaying: false });
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledWith(
      'Play error',
      expect.objectContaining({ name: 'NotAllowedError' }),
    );
  });

  it('is forgotten when a later start succeeds', async () => {
    const { audio, player, warn } = setUpPlayer();
    audio.refuse('NotAllowedError');
    player.play(badr);
    audio.metadata(600);
    audio.start();
    await audio.flush();
    audio.allow();
    player.toggle();
    await audio.flush();
    expect(published(player)).toMatchObject({ status: 'playing', isPlaying: true });
    player.toggle();
    await audio.flush();
    expect(published(player)).toMatchObject({ status: 'paused' });
    expect(warn).toHaveBeenCalledTimes(1);
  });
});

describe('a start that something newer overtakes', () => {
  it('is silent when a pause comes right after it', async () => {
    const { audio, player, warn } = setUpPlayer();
    player.play(badr);
    player.toggle();
    await audio.flush();
    expect(published(player)).toMatchObject({ status: 'paused', isPlaying: false });
    expect(warn).not.toHaveBeenCalled();
  });

  it('is silent when another episode is played at once, and only that one sounds', async () => {
    const { audio, player, warn } = setUpPlayer();
    player.play(badr);
    player.play(medine);
    audio.metadata(300);
    audio.start();
    await audio.flush();
    expect(audio.element).toHaveAttribute('src', '/audio/medine.mp3');
    expect(published(player)).toMatchObject({
      episode: medine,
      status: 'playing',
      duration: 300,
    });
    expect(warn).not.toHaveBeenCalled();
  });

  it('does not let the first episode’s late failure touch the second', async () => {
    const { audio, player, timers } = setUpPlayer();
    player.play(badr);
    audio.fail(4);
    player.play(medine);
    audio.metadata(300);
    audio.start();
    await audio.flush();
    expect(published(player)).toMatchObject({ episode: medine, status: 'playing' });
    expect(timers.delays()).toEqual([]);
  });
});

describe('toggle', () => {
  it('announces a pause and pauses, then a resumption and resumes', async () => {
    const stage = setUpPlayer();
    const { audio, player, heard } = stage;
    await listen(stage, badr);
    player.toggle();
    expect(heard).toEqual(['pause']);
    await audio.flush();
    expect(published(player)).toMatchObject({ status: 'paused', isPlaying: false });
    player.toggle();
    expect(heard).toEqual(['pause', 'resume']);
    await audio.flush();
    expect(published(player)).toMatchObject({ status: 'playing', isPlaying: true });
  });

  it('does nothing without an episode', () => {
    const { audio, player, heard } = setUpPlayer();
    player.toggle();
    expect(audio.plays).toBe(0);
    expect(heard).toEqual([]);
  });

  it('follows the browser when it pauses by itself', async () => {
    const stage = setUpPlayer();
    await listen(stage, badr);
    stage.audio.interrupt();
    await stage.audio.flush();
    expect(published(stage.player)).toMatchObject({ status: 'paused', isPlaying: false });
  });
});

describe('the end of an episode', () => {
  it('is announced once and leaves the episode in the bar', async () => {
    const stage = setUpPlayer();
    const { audio, player, heard } = stage;
    await listen(stage, badr);
    audio.end();
    await audio.flush();
    expect(heard).toEqual(['ended']);
    expect(published(player)).toMatchObject({ status: 'ended', isPlaying: false });
    expect(player.playhead.get()).toEqual({ currentTime: 600, duration: 600, progress: 100 });
  });

  it('is followed by a replay from the start', async () => {
    const stage = setUpPlayer();
    const { audio, player } = stage;
    await listen(stage, badr);
    audio.end();
    await audio.flush();
    player.toggle();
    await audio.flush();
    expect(published(player)).toMatchObject({ status: 'playing' });
    expect(player.playhead.get().currentTime).toBe(0);
  });
});
