import { badr, listen, medine, published, setUpPlayer } from '@/tests/unit/lib/player/setUp';

describe('changing episode', () => {
  it('resets length, time and progress to 0', async () => {
    const stage = setUpPlayer();
    const { audio, player } = stage;
    await listen(stage, badr);
    audio.tick(90);
    await audio.flush();
    expect(player.playhead.get()).toEqual({ currentTime: 90, duration: 600, progress: 15 });
    player.play(medine);
    expect(player.playhead.get()).toEqual({ currentTime: 0, duration: 0, progress: 0 });
    expect(published(player)).toMatchObject({ episode: medine, duration: 0 });
    await audio.flush();
    expect(player.playhead.get()).toEqual({ currentTime: 0, duration: 0, progress: 0 });
  });

  it('does not carry a seek over that the first episode never came to', async () => {
    const stage = setUpPlayer();
    const { audio, player } = stage;
    player.play(badr, { at: 100 });
    player.play(medine);
    expect(player.playhead.get().currentTime).toBe(0);
    audio.metadata(600);
    await audio.flush();
    expect(audio.element.currentTime).toBe(0);
    expect(player.playhead.get().currentTime).toBe(0);
  });

  it('keeps the speed that the listener chose', async () => {
    const stage = setUpPlayer();
    const { audio, player } = stage;
    await listen(stage, badr);
    audio.element.playbackRate = 1.5;
    await audio.flush();
    await listen(stage, medine);
    expect(audio.element.playbackRate).toBe(1.5);
    expect(player.rate()).toBe(1.5);
  });

  it('resumes an episode where it was left', async () => {
    const stage = setUpPlayer();
    const { audio, player } = stage;
    await listen(stage, badr);
    audio.tick(123);
    await audio.flush();
    await listen(stage, medine);
    await listen(stage, badr);
    expect(audio.element.currentTime).toBe(123);
    expect(player.playhead.get().currentTime).toBe(123);
  });

  it('restarts at 0 an episode that was finished, or nearly', async () => {
    const stage = setUpPlayer();
    const { audio } = stage;
    await listen(stage, badr);
    audio.tick(575);
    await audio.flush();
    await listen(stage, medine);
    audio.end();
    await audio.flush();
    await listen(stage, badr);
    expect(audio.element.currentTime).toBe(0);
    await listen(stage, medine);
    expect(audio.element.currentTime).toBe(0);
  });

  it('finds at its start an episode that was taken back to its start', async () => {
    const stage = setUpPlayer();
    const { audio, player } = stage;
    await listen(stage, badr);
    audio.tick(300);
    player.toggle();
    await audio.flush();
    player.seekTo(0);
    await audio.flush();
    await listen(stage, medine);
    await listen(stage, badr);
    expect(audio.element.currentTime).toBe(0);
  });
});

describe('close', () => {
  it('takes the address away and loads, so that nothing sounds and nothing fails', async () => {
    const stage = setUpPlayer();
    const { audio, player, warn } = stage;
    await listen(stage, badr);
    player.close();
    expect(player.playback.get()).toEqual({ status: 'empty' });
    expect(player.playhead.get()).toEqual({ currentTime: 0, duration: 0, progress: 0 });
    expect(audio.element).not.toHaveAttribute('src');
    expect(audio.element.paused).toBe(true);
    await audio.flush();
    expect(audio.element.error).toBeNull();
    expect(player.playback.get()).toEqual({ status: 'empty' });
    expect(warn).not.toHaveBeenCalled();
  });

  it('is silent about a start that had not succeeded yet', async () => {
    const { audio, player, warn } = setUpPlayer();
    player.play(badr);
    player.close();
    await audio.flush();
    expect(warn).not.toHaveBeenCalled();
    expect(player.playback.get()).toEqual({ status: 'empty' });
  });

  it('remembers where the episode was left', async () => {
    const stage = setUpPlayer();
    const { audio, player } = stage;
    await listen(stage, badr);
    audio.tick(42);
    await audio.flush();
    player.close();
    await audio.flush();
    await listen(stage, badr);
    expect(audio.element.currentTime).toBe(42);
  });
});

describe('the way to disconnect the element', () => {
  it('stops reading it', async () => {
    const stage = setUpPlayer();
    const { audio, player, detach, heard } = stage;
    await listen(stage, badr);
    detach();
    audio.end();
    await audio.flush();
    expect(heard).toEqual([]);
    expect(published(player)).toMatchObject({ status: 'playing' });
  });
});
