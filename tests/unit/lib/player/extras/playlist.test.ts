import { ALONE, type TrackContext } from '@/lib/player/extras/trackContext';
import { createPlaylist } from '@/lib/player/extras/playlist';
import { createObservable } from '@/lib/player/base/observable';
import type { PlayableEpisode } from '@/lib/player/core/playable';
import { badr, listen, medine, published, setUpPlayer } from '@/tests/unit/lib/player/setUp';

const hegire: PlayableEpisode = { ...medine, id: 'hegire', audioUrl: '/audio/hegire.mp3' };

interface Wishes {
  readonly goesOn?: boolean;
  readonly stopsHere?: boolean;
}

async function setUp({ goesOn = true, stopsHere = false }: Wishes = {}) {
  const stage = setUpPlayer();
  const trackContext = createObservable<TrackContext>(ALONE);
  const playlist = createPlaylist(stage.player, {
    trackContext,
    goesOn: () => goesOn,
    stopsHere: () => stopsHere,
  });
  const disconnect = playlist.connect();
  await listen(stage, badr);

  async function end(): Promise<void> {
    stage.audio.end();
    await stage.audio.flush();
  }

  return { ...stage, stage, trackContext, playlist, disconnect, end };
}

const soundingId = ({ player }: Awaited<ReturnType<typeof setUp>>): string =>
  published(player).episode.id;

describe('at the end of an episode', () => {
  it('the next one of the story starts, in the same element', async () => {
    const stage = await setUp();
    stage.trackContext.set({ ...ALONE, next: medine });
    await stage.end();
    expect(soundingId(stage)).toBe('medine');
    expect(published(stage.player).isPlaying).toBe(true);
    expect(stage.audio.loads.at(-1)).toBe('/audio/medine.mp3');
  });

  it('its source is set within the «ended» event itself: a locked phone lets nothing start later', async () => {
    const { audio, trackContext } = await setUp();
    trackContext.set({ ...ALONE, next: medine });
    let source = audio.element.getAttribute('src');
    audio.element.addEventListener('ended', () => (source = audio.element.getAttribute('src')));
    audio.end();
    await audio.flush();
    expect(source).toBe('/audio/medine.mp3');
  });

  it('the end is still told', async () => {
    const { trackContext, end, heard } = await setUp();
    trackContext.set({ ...ALONE, next: medine });
    await end();
    expect(heard.filter((event) => event === 'ended')).toHaveLength(1);
  });

  it('the queue goes before the story, and is used up', async () => {
    const stage = await setUp();
    stage.trackContext.set({ ...ALONE, next: medine });
    stage.player.queue.set([hegire]);
    await stage.end();
    expect(soundingId(stage)).toBe('hegire');
    expect(stage.player.queue.get()).toEqual([]);
  });

  it('all stays ended when nothing follows', async () => {
    const { player, end, audio } = await setUp();
    await end();
    expect(published(player).status).toBe('ended');
    expect(audio.loads).toEqual(['/audio/badr.mp3']);
  });

  it('the story does not go on when the listener does not want it to, but the queue does', async () => {
    const stage = await setUp({ goesOn: false });
    stage.trackContext.set({ ...ALONE, next: medine });
    await stage.end();
    expect(published(stage.player).status).toBe('ended');
    stage.player.queue.set([hegire]);
    await listen(stage, badr);
    await stage.end();
    expect(soundingId(stage)).toBe('hegire');
  });

  it('nothing follows when the sleep timer stops here, and the queue keeps', async () => {
    const { player, trackContext, end } = await setUp({ stopsHere: true });
    trackContext.set({ ...ALONE, next: medine });
    player.queue.set([hegire]);
    await end();
    expect(published(player).status).toBe('ended');
    expect(player.queue.get()).toEqual([hegire]);
  });

  it('nothing follows once disconnected', async () => {
    const { player, trackContext, end, disconnect } = await setUp();
    trackContext.set({ ...ALONE, next: medine });
    disconnect();
    await end();
    expect(published(player).status).toBe('ended');
  });
});

describe('an episode that is paused', () => {
  it('makes no sound when it is sought to its end, which is still told', async () => {
    const { player, audio, trackContext, heard } = await setUp();
    trackContext.set({ ...ALONE, next: medine });
    player.queue.set([hegire]);
    player.toggle();
    await audio.flush();
    player.seekTo(600);
    await audio.flush();
    expect(published(player)).toMatchObject({ episode: badr, status: 'ended' });
    expect(audio.plays).toBe(1);
    expect(heard).toContain('ended');
  });

  it('goes on to the next one when it was resumed before its end', async () => {
    const stage = await setUp();
    stage.trackContext.set({ ...ALONE, next: medine });
    stage.player.toggle();
    await stage.audio.flush();
    stage.player.toggle();
    await stage.audio.flush();
    stage.player.seekTo(600);
    await stage.audio.flush();
    expect(soundingId(stage)).toBe('medine');
  });

  it('is silent again at its end after it was taken back from there', async () => {
    const stage = await setUp();
    await stage.end();
    stage.trackContext.set({ ...ALONE, next: medine });
    stage.player.seekTo(300);
    await stage.audio.flush();
    stage.player.seekTo(600);
    await stage.audio.flush();
    expect(soundingId(stage)).toBe('badr');
  });
});

describe('the listener', () => {
  it('goes on to the queue first, then to the story, wherever the sound is', async () => {
    const stage = await setUp();
    stage.trackContext.set({ ...ALONE, next: medine });
    stage.player.queue.set([hegire]);
    expect(stage.playlist.upNext()).toEqual(hegire);
    stage.playlist.playNext();
    expect(soundingId(stage)).toBe('hegire');
    stage.playlist.playNext();
    expect(soundingId(stage)).toBe('medine');
  });

  it('goes back to the episode before', async () => {
    const stage = await setUp();
    stage.trackContext.set({ ...ALONE, previous: medine });
    stage.playlist.playPrevious();
    expect(soundingId(stage)).toBe('medine');
  });

  it('stays where it is when there is nowhere to go', async () => {
    const stage = await setUp();
    stage.playlist.playNext();
    stage.playlist.playPrevious();
    expect(soundingId(stage)).toBe('badr');
    expect(published(stage.player).status).toBe('playing');
  });
});

it('an episode that is played from elsewhere no longer waits', async () => {
  const { player } = await setUp();
  player.queue.set([hegire, medine]);
  player.play(medine);
  expect(player.queue.get()).toEqual([hegire]);
});
