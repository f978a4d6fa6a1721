import { badr, listen, medine, published, setUpPlayer } from '@/tests/unit/lib/player/setUp';

/** MediaError codes. */
const NETWORK = 2;
const NOT_SUPPORTED = 4;

/** An episode that breaks off at its 123rd second. */
async function breakOff() {
  const stage = setUpPlayer();
  await listen(stage, badr);
  stage.audio.tick(123);
  await stage.audio.flush();
  stage.audio.fail(NETWORK);
  await stage.audio.flush();
  return stage;
}

describe('a connection that breaks', () => {
  it('is shown, keeps the place and still wants to play', async () => {
    const { player } = await breakOff();
    expect(published(player)).toMatchObject({ status: 'reconnecting', isPlaying: true });
    expect(player.playhead.get().currentTime).toBe(123);
  });

  it('is asked for again with longer and longer pauses', async () => {
    const { audio, timers } = await breakOff();
    const waited: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      waited.push(...timers.delays());
      timers.fire();
      audio.fail(NOT_SUPPORTED);
      await audio.flush();
    }
    expect(waited).toEqual([1000, 2000, 4000, 8000, 16_000, 16_000]);
  });

  it('is given up after eight attempts', async () => {
    const { audio, player, timers } = await breakOff();
    for (let attempt = 0; attempt < 8; attempt += 1) {
      expect(published(player).status).toBe('reconnecting');
      timers.fire();
      audio.fail(NETWORK);
      await audio.flush();
    }
    expect(published(player)).toMatchObject({ status: 'failed', isPlaying: false });
    expect(timers.delays()).toEqual([]);
  });

  it.each([
    ['keeps', false],
    ['drops', true],
  ])(
    'resumes at the same second in a browser that %s early seeks',
    async (_, forgetsEarlySeeks) => {
      const stage = setUpPlayer({ forgetsEarlySeeks });
      const { audio, player, timers } = stage;
      await listen(stage, badr);
      audio.tick(123);
      await audio.flush();
      audio.fail(NETWORK);
      await audio.flush();
      timers.fire();
      await audio.flush();
      expect(player.playhead.get().currentTime).toBe(123);
      audio.metadata(600);
      audio.start();
      await audio.flush();
      expect(published(player)).toMatchObject({ status: 'playing' });
      expect(audio.element.currentTime).toBe(123);
    },
  );

  it('keeps its place through several attempts that fail', async () => {
    const { audio, player, timers } = await breakOff();
    for (let attempt = 0; attempt < 3; attempt += 1) {
      timers.fire();
      await audio.flush();
      audio.fail(NOT_SUPPORTED);
      await audio.flush();
    }
    timers.fire();
    audio.metadata(600);
    audio.start();
    await audio.flush();
    expect(audio.element.currentTime).toBe(123);
    expect(published(player).status).toBe('playing');
  });

  it('asks for the episode’s own address again, not where it was redirected to', async () => {
    const { audio, timers } = await breakOff();
    audio.loads.length = 0;
    timers.fire();
    expect(new Set(audio.loads)).toEqual(new Set(['/audio/badr.mp3']));
  });

  it('is tried again at once when the browser is online again', async () => {
    const { audio, network, timers, player } = await breakOff();
    network.cut();
    network.goOnline();
    expect(timers.delays()).toEqual([]);
    audio.metadata(600);
    audio.start();
    await audio.flush();
    expect(published(player).status).toBe('playing');
    expect(audio.element.currentTime).toBe(123);
  });

  it('stays paused on its return when the listener paused meanwhile', async () => {
    const { audio, player, timers } = await breakOff();
    player.toggle();
    expect(published(player)).toMatchObject({ status: 'reconnecting', isPlaying: false });
    timers.fire();
    audio.metadata(600);
    audio.start();
    await audio.flush();
    expect(published(player)).toMatchObject({ status: 'paused' });
    expect(audio.element.currentTime).toBe(123);
  });

  it('starts counting anew once the sound has passed the place of the break', async () => {
    const { audio, timers } = await breakOff();
    timers.fire();
    audio.metadata(600);
    audio.start();
    await audio.flush();
    audio.tick(3);
    await audio.flush();
    audio.fail(NETWORK);
    await audio.flush();
    expect(timers.delays()).toEqual([1000]);
  });

  it('waits for the connection when even the first answer could not come', async () => {
    const { audio, player, network } = setUpPlayer();
    network.cut();
    player.play(badr);
    audio.fail(NOT_SUPPORTED);
    await audio.flush();
    expect(published(player).status).toBe('reconnecting');
    network.goOnline();
    audio.metadata(600);
    audio.start();
    await audio.flush();
    expect(published(player).status).toBe('playing');
  });

  it('is forgotten when another episode is played, and so is its timer', async () => {
    const stage = await breakOff();
    await listen(stage, medine);
    expect(stage.timers.delays()).toEqual([]);
    expect(published(stage.player)).toMatchObject({ episode: medine, status: 'playing' });
    expect(stage.audio.element.currentTime).toBe(0);
  });

  it('does not lose the place of an episode that is left while it is asked for again', async () => {
    const stage = await breakOff();
    stage.timers.fire();
    await stage.audio.flush();
    await listen(stage, medine);
    await listen(stage, badr);
    expect(stage.audio.element.currentTime).toBe(123);
  });

  it('is forgotten when the player is closed', async () => {
    const { player, timers } = await breakOff();
    player.close();
    expect(timers.delays()).toEqual([]);
    expect(player.playback.get()).toEqual({ status: 'empty' });
  });

  it('leaves nothing behind when the element goes', async () => {
    const { detach, timers } = await breakOff();
    detach();
    expect(timers.delays()).toEqual([]);
  });
});

describe('an address without audio', () => {
  it('fails at once, and the start is warned of once', async () => {
    const { audio, player, timers, warn } = setUpPlayer();
    player.play(badr);
    audio.fail(NOT_SUPPORTED);
    await audio.flush();
    expect(published(player)).toMatchObject({ status: 'failed', isPlaying: false });
    expect(timers.delays()).toEqual([]);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('is asked for again when the listener insists', async () => {
    const { audio, player } = setUpPlayer();
    player.play(badr);
    audio.fail(NOT_SUPPORTED);
    await audio.flush();
    player.toggle();
    audio.metadata(600);
    audio.start();
    await audio.flush();
    expect(published(player)).toMatchObject({ status: 'playing', isPlaying: true });
  });

  it('is asked for again when its own button is pressed again', async () => {
    const stage = setUpPlayer();
    stage.player.play(badr);
    stage.audio.fail(NOT_SUPPORTED);
    await stage.audio.flush();
    await listen(stage, badr);
    expect(published(stage.player)).toMatchObject({ status: 'playing' });
  });

  it('does not keep other episodes from playing', async () => {
    const stage = setUpPlayer();
    stage.player.play(badr, { at: 500 });
    stage.audio.fail(NOT_SUPPORTED);
    await stage.audio.flush();
    await listen(stage, medine);
    expect(published(stage.player)).toMatchObject({ episode: medine, status: 'playing' });
    expect(stage.audio.element.currentTime).toBe(0);
  });
});
