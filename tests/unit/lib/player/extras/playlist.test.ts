import { EMPTY_CONTEXT, type TrackContext } from '@/lib/player/extras/trackContext';
import { createPlaylist } from '@/lib/player/extras/playlist';
import { createStore } from '@/lib/store';
import type { PlayableEpisode } from '@/lib/player/core/playable';
import { badr, listen, medine, playbackOf, setUpPlaying } from '@/tests/unit/lib/player/setUp';

const hegire: PlayableEpisode = { ...medine, id: 'hegire', audioUrl: '/audio/hegire.mp3' };

/** Plays badr, whose neighbour in the story is medine on both sides by default. */
async function setUp({
  autoplayNext = true,
  shouldStopAtEnd = false,
  queue = [] as readonly PlayableEpisode[],
  next = medine as PlayableEpisode | null,
} = {}) {
  const stage = await setUpPlaying();
  const { player, audio } = stage;
  const trackContext = createStore<TrackContext>({
    ...EMPTY_CONTEXT,
    next,
    previous: next,
  });
  const playlist = createPlaylist(player, {
    trackContext,
    autoplayNext: () => autoplayNext,
    shouldStopAtEnd: () => shouldStopAtEnd,
  });
  player.queue.set(queue);
  const disconnect = playlist.connect();
  return {
    ...{ ...stage, stage, playlist, disconnect },
    end: () => stage.after(() => audio.end()),
    playingId: () => playbackOf(player).episode.id,
    status: () => playbackOf(player).status,
  };
}

describe('at the end of an episode', () => {
  it('the next episode of the story starts, in the same element, after one event « ended »', async () => {
    const { player, audio, end, playingId, heard } = await setUp();
    await end();
    expect(playingId()).toBe('medine');
    expect(playbackOf(player).isPlaying).toBe(true);
    expect(audio.loads.at(-1)).toBe('/audio/medine.mp3');
    expect(heard.filter((event) => event === 'ended')).toHaveLength(1);
  });

  it('the source of the next episode is set within the event « ended », as a locked phone requires', async () => {
    const { audio, end } = await setUp();
    let source = audio.element.getAttribute('src');
    audio.element.addEventListener('ended', () => (source = audio.element.getAttribute('src')));
    await end();
    expect(source).toBe('/audio/medine.mp3');
  });

  it('the queue precedes the story, and loses the episode that plays', async () => {
    const { player, end, playingId } = await setUp({ queue: [hegire] });
    await end();
    expect(playingId()).toBe('hegire');
    expect(player.queue.get()).toEqual([]);
  });

  it('playback stays ended without a next episode', async () => {
    const { end, audio, status } = await setUp({ next: null });
    await end();
    expect(status()).toBe('ended');
    expect(audio.loads).toEqual(['/audio/badr.mp3']);
  });

  it('the queue continues, but not the story, when the listener has turned autoplay off', async () => {
    const { stage, player, end, status, playingId } = await setUp({ autoplayNext: false });
    await end();
    expect(status()).toBe('ended');
    player.queue.set([hegire]);
    await listen(stage, badr);
    await end();
    expect(playingId()).toBe('hegire');
  });

  it('no episode follows when the sleep timer stops playback, and the queue is kept', async () => {
    const { player, end, status } = await setUp({ shouldStopAtEnd: true, queue: [hegire] });
    await end();
    expect(status()).toBe('ended');
    expect(player.queue.get()).toEqual([hegire]);
  });

  it('no episode follows once the playlist is disconnected', async () => {
    const { end, disconnect, status } = await setUp();
    disconnect();
    await end();
    expect(status()).toBe('ended');
  });
});

describe('an episode that is paused', () => {
  it('stays silent and emits « ended » when it is sought to its end', async () => {
    const { player, audio, toggle, seek, heard } = await setUp({ queue: [hegire] });
    await toggle();
    await seek(600);
    expect(playbackOf(player)).toMatchObject({ episode: badr, status: 'ended' });
    expect(audio.plays).toBe(1);
    expect(heard).toContain('ended');
  });

  it('continues with the next episode when it was resumed before its end', async () => {
    const { toggle, seek, playingId } = await setUp();
    await toggle();
    await toggle();
    await seek(600);
    expect(playingId()).toBe('medine');
  });

  it('starts no other episode when it is sought back from its end, then to its end', async () => {
    const { end, seek, playingId, player } = await setUp({ next: null });
    await end();
    player.queue.set([medine]);
    await seek(300);
    await seek(600);
    expect(playingId()).toBe('badr');
  });
});

describe('the listener’s next and previous buttons', () => {
  it('lead to the queue first, then to the story, at any second of the sound', async () => {
    const { playlist, playingId } = await setUp({ queue: [hegire] });
    expect(playlist.upNext()).toEqual(hegire);
    playlist.playNext();
    expect(playingId()).toBe('hegire');
    playlist.playNext();
    expect(playingId()).toBe('medine');
  });

  it('lead back to the previous episode', async () => {
    const { playlist, playingId } = await setUp();
    playlist.playPrevious();
    expect(playingId()).toBe('medine');
  });

  it('have no effect without a next or a previous episode', async () => {
    const { playlist, playingId, status } = await setUp({ next: null });
    playlist.playNext();
    playlist.playPrevious();
    expect(playingId()).toBe('badr');
    expect(status()).toBe('playing');
  });
});

it('a queued episode leaves the queue when another button plays it', async () => {
  const { player } = await setUp({ queue: [hegire, medine] });
  player.play(medine);
  expect(player.queue.get()).toEqual([hegire]);
});
