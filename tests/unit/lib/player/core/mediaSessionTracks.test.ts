import { EMPTY_CONTEXT, type TrackContext } from '@/lib/player/extras/trackContext';
import { createPlaylist } from '@/lib/player/extras/playlist';
import { connectMediaSession } from '@/lib/player/extras/mediaSession';
import { connectMediaSessionTracks } from '@/lib/player/core/mediaSessionTracks';
import { createStore } from '@/lib/store';
import { FakeSession, installMetadata } from '@/tests/fixtures/mediaSession';
import { badr, listen, medine, playbackOf, setUpPlaying } from '@/tests/unit/lib/player/setUp';

const WITH_CHAPTERS: TrackContext = {
  ...EMPTY_CONTEXT,
  chapters: [
    { title: 'Un puits', start: 0 },
    { title: 'Une foire', start: 30.4 },
  ],
};

/** Creates the media controls of a player that plays badr. */
async function setUp(unsupported?: MediaSessionAction) {
  const stage = await setUpPlaying();
  const { player } = stage;
  const session = new FakeSession(unsupported);
  const trackContext = createStore<TrackContext>(EMPTY_CONTEXT);
  const album = 'Chroniques de l’Islam';
  connectMediaSession(player, { session, album, absolute: (address) => address });
  const playlist = createPlaylist(player, {
    trackContext,
    autoplayNext: () => true,
    shouldStopAtEnd: () => false,
  });
  playlist.connect();
  const disconnect = connectMediaSessionTracks(player, { session, trackContext, playlist });
  const hasHandler = (action: MediaSessionAction) => session.handlers.has(action);
  const title = () => session.metadata?.title;
  return { ...stage, stage, session, trackContext, disconnect, hasHandler, title };
}

installMetadata();

describe('the title in the system’s controls', () => {
  it('begins with the current chapter, once known, and changes with each chapter, unlike the album', async () => {
    const { session, stage, trackContext, title } = await setUp();
    expect(title()).toBe('Badr, Uhud, le Fossé');
    trackContext.set(WITH_CHAPTERS);
    expect(title()).toBe('Un puits – Badr, Uhud, le Fossé');
    await stage.seek(31);
    expect(title()).toBe('Une foire – Badr, Uhud, le Fossé');
    expect(session.metadata?.album).toBe('Chroniques de l’Islam');
  });

  it('is written when the chapter changes, not at each second', async () => {
    const { session, hear, trackContext, title } = await setUp();
    trackContext.set(WITH_CHAPTERS);
    const setTitle = jest.fn();
    const currentTitle = title();
    Object.defineProperty(session.metadata, 'title', {
      get: () => currentTitle,
      set: setTitle,
    });
    for (let second = 0; second < 20; second += 1) await hear(1);
    expect(setTitle).not.toHaveBeenCalled();
  });

  it('is only the title of the next episode once that episode is published', async () => {
    const { stage, trackContext, title } = await setUp();
    trackContext.set(WITH_CHAPTERS);
    trackContext.set(EMPTY_CONTEXT);
    await listen(stage, medine);
    expect(title()).toBe('Médine');
  });
});

describe('the system’s buttons', () => {
  it('play the neighbours of an episode, and exist only for neighbours that exist', async () => {
    const { session, player, trackContext, hasHandler } = await setUp();
    expect([hasHandler('nexttrack'), hasHandler('previoustrack')]).toEqual([false, false]);
    trackContext.set({ ...EMPTY_CONTEXT, next: medine });
    expect(hasHandler('previoustrack')).toBe(false);
    session.press('nexttrack');
    expect(playbackOf(player).episode.id).toBe('medine');
    trackContext.set({ ...EMPTY_CONTEXT, previous: badr });
    expect(hasHandler('nexttrack')).toBe(false);
    session.press('previoustrack');
    expect(playbackOf(player).episode.id).toBe('badr');
  });

  it('include « next track » as long as the queue is not empty', async () => {
    const { player, hasHandler } = await setUp();
    player.queue.set([medine]);
    expect(hasHandler('nexttrack')).toBe(true);
    player.queue.set([]);
    expect(hasHandler('nexttrack')).toBe(false);
  });

  it('cause no error in a browser that does not know them', async () => {
    await expect(setUp('nexttrack')).resolves.toBeDefined();
  });

  it('are removed on disconnection, after which the title stays unchanged', async () => {
    const { trackContext, disconnect, hasHandler, title } = await setUp();
    trackContext.set({ ...EMPTY_CONTEXT, next: medine, previous: medine });
    disconnect();
    expect([hasHandler('nexttrack'), hasHandler('previoustrack')]).toEqual([false, false]);
    trackContext.set(WITH_CHAPTERS);
    expect(title()).toBe('Badr, Uhud, le Fossé');
  });
});
