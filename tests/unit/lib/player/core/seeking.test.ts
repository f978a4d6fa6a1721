import { badr, playbackOf, setUpPlayer, setUpPlaying } from '@/tests/unit/lib/player/setUp';

it.each([
  ['forward by 15 seconds', 100, 15, 115],
  ['back by 15 seconds', 100, -15, 85],
  ['no further back than the start', 10, -15, 0],
  ['no further forward than the end', 595, 15, 600],
])('skip goes %s', async (_, start, seconds, target) => {
  const { audio, player, seek, after } = await setUpPlaying();
  await seek(start);
  await after(() => player.skip(seconds));
  expect(audio.element.currentTime).toBe(target);
  expect(player.playhead.get().currentTime).toBe(target);
});

it('skip adds to a seek that is pending until the metadata', async () => {
  const { audio, player, after } = setUpPlayer();
  player.play(badr, { at: 100 });
  player.skip(15);
  expect(player.playhead.get().currentTime).toBe(115);
  await after(() => audio.metadata(600));
  expect(audio.element.currentTime).toBe(115);
});

describe.each([
  ['that keeps it', false],
  ['that drops it', true],
])('a seek before the metadata, in a browser %s', (_, forgetsEarlySeeks) => {
  it('is applied to the element and shown at once, and again when the metadata are loaded', async () => {
    const { audio, player, after } = setUpPlayer({ forgetsEarlySeeks });
    player.play(badr, { at: 754 });
    expect(player.playhead.get().currentTime).toBe(754);
    expect(audio.element.currentTime).toBe(forgetsEarlySeeks ? 0 : 754);
    await after(() => audio.metadata(3600));
    expect(audio.element.currentTime).toBe(754);
    expect(player.playhead.get().currentTime).toBe(754);
  });

  it('is applied once, even when the browser repeats the event « loadedmetadata »', async () => {
    const { audio, player, arrive, hear } = setUpPlayer({ forgetsEarlySeeks });
    player.play(badr, { at: 100 });
    await arrive();
    audio.element.dispatchEvent(new Event('loadedmetadata'));
    await hear(30);
    expect(audio.element.currentTime).toBe(130);
    expect(player.playhead.get().currentTime).toBe(130);
  });

  it('is clamped to the length that the metadata gives', async () => {
    const { audio, player, after } = setUpPlayer({ forgetsEarlySeeks });
    player.play(badr, { at: 1e9 });
    await after(() => audio.metadata(600));
    expect(audio.element.currentTime).toBe(600);
    expect(player.playhead.get()).toMatchObject({ currentTime: 600, progress: 100 });
  });
});

describe('a seek', () => {
  it('leaves a paused episode paused', async () => {
    const { audio, player, toggle, seek } = await setUpPlaying();
    await toggle();
    await seek(200);
    expect(playbackOf(player)).toMatchObject({ status: 'paused', isPlaying: false });
    expect(audio.plays).toBe(1);
  });

  it('emits the event « moved »', async () => {
    const { seek, heard } = await setUpPlaying();
    await seek(200);
    expect(heard).toEqual(['moved']);
  });

  it.each([Number.NaN, Infinity, -Infinity])('to %p is ignored', async (seconds) => {
    const { audio, player, seek } = await setUpPlaying();
    player.seekTo(60);
    await seek(seconds);
    expect(audio.element.currentTime).toBe(60);
  });

  it('past the end ends the episode once', async () => {
    const { player, seek, heard } = await setUpPlaying();
    await seek(9999);
    expect(playbackOf(player)).toMatchObject({ status: 'ended' });
    expect(heard.filter((event) => event === 'ended')).toHaveLength(1);
  });

  it('seeks in the playing episode when its start is requested again', async () => {
    const { audio, player, after } = await setUpPlaying();
    await after(() => player.play(badr, { chapter: 240 }));
    expect(audio.element.currentTime).toBe(240);
    expect(audio.loads).toHaveLength(1);
  });
});

it.each([
  ['a seek and stays at its second, instead of going back to 0', undefined, 20],
  ['the requested start and plays from 0', 300, 0],
])('a source without ranges refuses %s, until the next episode', async (_, at, second) => {
  const { audio, player, after, hear, seek } = setUpPlayer({ forgetsEarlySeeks: true });
  player.play(badr, { at });
  await after(() => {
    audio.metadata(600, { ranges: false });
    audio.start();
  });
  if (at === undefined) {
    await hear(20);
    await seek(300);
  }
  expect(playbackOf(player)).toMatchObject({ seekRefused: true, status: 'playing' });
  expect(player.playhead.get().currentTime).toBe(second);
  player.play({ ...badr, id: 'autre' });
  expect(playbackOf(player)).toMatchObject({ seekRefused: false });
});
