import { badr, listen, published, setUpPlayer } from '@/tests/unit/lib/player/setUp';

describe('skip', () => {
  it.each([
    ['forward by 15 seconds', 100, 15, 115],
    ['back by 15 seconds', 100, -15, 85],
    ['no further back than the start', 10, -15, 0],
    ['no further forward than the end', 595, 15, 600],
  ])('goes %s', async (_, from, seconds, to) => {
    const stage = setUpPlayer();
    await listen(stage, badr);
    stage.player.seekTo(from);
    await stage.audio.flush();
    stage.player.skip(seconds);
    await stage.audio.flush();
    expect(stage.audio.element.currentTime).toBe(to);
    expect(stage.player.playhead.get().currentTime).toBe(to);
  });

  it('adds to a seek that still waits for the metadata', async () => {
    const { audio, player } = setUpPlayer();
    player.play(badr, { at: 100 });
    player.skip(15);
    expect(player.playhead.get().currentTime).toBe(115);
    audio.metadata(600);
    await audio.flush();
    expect(audio.element.currentTime).toBe(115);
  });
});

describe.each([
  ['that keeps it', false],
  ['that drops it', true],
])('a seek before the metadata, in a browser %s', (_, forgetsEarlySeeks) => {
  it('is shown at once and applied when the metadata comes', async () => {
    const { audio, player } = setUpPlayer({ forgetsEarlySeeks });
    player.play(badr, { at: 754 });
    expect(player.playhead.get().currentTime).toBe(754);
    audio.metadata(3600);
    await audio.flush();
    expect(audio.element.currentTime).toBe(754);
    expect(player.playhead.get().currentTime).toBe(754);
  });

  it('is asked of the element at once, so that it fetches from there if it can', () => {
    const { audio, player } = setUpPlayer({ forgetsEarlySeeks });
    player.play(badr, { at: 754 });
    expect(audio.element.currentTime).toBe(forgetsEarlySeeks ? 0 : 754);
  });

  it('is applied once: the sound then goes on, whatever the browser announces again', async () => {
    const { audio, player } = setUpPlayer({ forgetsEarlySeeks });
    player.play(badr, { at: 100 });
    audio.metadata(600);
    audio.start();
    await audio.flush();
    audio.tick(30);
    audio.element.dispatchEvent(new Event('loadedmetadata'));
    await audio.flush();
    expect(audio.element.currentTime).toBe(130);
    expect(player.playhead.get().currentTime).toBe(130);
  });

  it('is clamped to the length that the metadata gives', async () => {
    const { audio, player } = setUpPlayer({ forgetsEarlySeeks });
    player.play(badr, { at: 1e9 });
    audio.metadata(600);
    await audio.flush();
    expect(audio.element.currentTime).toBe(600);
    expect(player.playhead.get()).toMatchObject({ currentTime: 600, progress: 100 });
  });
});

describe('a seek', () => {
  it('leaves a paused episode paused', async () => {
    const stage = setUpPlayer();
    const { audio, player } = stage;
    await listen(stage, badr);
    player.toggle();
    await audio.flush();
    const plays = audio.plays;
    player.seekTo(200);
    await audio.flush();
    expect(published(player)).toMatchObject({ status: 'paused', isPlaying: false });
    expect(audio.plays).toBe(plays);
  });

  it('is announced as a jump of the clock', async () => {
    const stage = setUpPlayer();
    await listen(stage, badr);
    stage.player.seekTo(200);
    await stage.audio.flush();
    expect(stage.heard).toEqual(['moved']);
  });

  it.each([Number.NaN, Infinity, -Infinity])('to %p is ignored', async (seconds) => {
    const stage = setUpPlayer();
    await listen(stage, badr);
    stage.player.seekTo(60);
    stage.player.seekTo(seconds);
    await stage.audio.flush();
    expect(stage.audio.element.currentTime).toBe(60);
  });

  it('past the end ends the episode once', async () => {
    const stage = setUpPlayer();
    await listen(stage, badr);
    stage.player.seekTo(9999);
    await stage.audio.flush();
    expect(published(stage.player)).toMatchObject({ status: 'ended' });
    expect(stage.heard.filter((event) => event === 'ended')).toHaveLength(1);
  });

  it('moves the episode that sounds when its start is asked for again', async () => {
    const stage = setUpPlayer();
    await listen(stage, badr);
    const loads = stage.audio.loads.length;
    stage.player.play(badr, { chapter: 240 });
    await stage.audio.flush();
    expect(stage.audio.element.currentTime).toBe(240);
    expect(stage.audio.loads).toHaveLength(loads);
  });
});

describe('a source that sends its audio in one go', () => {
  it('refuses a seek visibly instead of going back to 0', async () => {
    const { audio, player } = setUpPlayer();
    player.play(badr);
    audio.metadata(600, { ranges: false });
    audio.start();
    await audio.flush();
    audio.tick(20);
    player.seekTo(300);
    await audio.flush();
    expect(published(player)).toMatchObject({ seekRefused: true, status: 'playing' });
    expect(player.playhead.get().currentTime).toBe(20);
  });

  it('refuses the start that was asked for, and plays from 0', async () => {
    const { audio, player } = setUpPlayer({ forgetsEarlySeeks: true });
    player.play(badr, { at: 300 });
    audio.metadata(600, { ranges: false });
    audio.start();
    await audio.flush();
    expect(published(player)).toMatchObject({ seekRefused: true, status: 'playing' });
    expect(player.playhead.get().currentTime).toBe(0);
  });

  it('is forgotten with the next episode', async () => {
    const { audio, player } = setUpPlayer();
    player.play(badr);
    audio.metadata(600, { ranges: false });
    await audio.flush();
    player.seekTo(300);
    player.play({ ...badr, id: 'autre' });
    expect(published(player)).toMatchObject({ seekRefused: false });
  });
});
