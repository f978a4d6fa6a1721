import { EMPTY_CONTEXT, type TrackContext } from '@/lib/player/extras/trackContext';
import { createPlaylist } from '@/lib/player/extras/playlist';
import { connectMediaSession } from '@/lib/player/extras/mediaSession';
import { connectMediaSessionTracks } from '@/lib/player/core/mediaSessionTracks';
import { createObservable } from '@/lib/store';
import { FakeSession, installMetadata } from '@/tests/fixtures/mediaSession';
import { badr, listen, medine, published, sounding } from '@/tests/unit/lib/player/setUp';

const inChapters: TrackContext = {
  ...EMPTY_CONTEXT,
  chapters: [
    { title: 'Un puits', start: 0 },
    { title: 'Une foire', start: 30.4 },
  ],
};

/** Creates the media controls of a player that plays badr. */
async function setUp(unknown?: MediaSessionAction) {
  const stage = await sounding();
  const { player } = stage;
  const session = new FakeSession(unknown);
  const trackContext = createObservable<TrackContext>(EMPTY_CONTEXT);
  const album = 'Chroniques de l’Islam';
  connectMediaSession(player, { session, album, absolute: (address) => address });
  const playlist = createPlaylist(player, {
    trackContext,
    autoplayNext: () => true,
    shouldStopAtEnd: () => false,
  });
  playlist.connect();
  const disconnect = connectMediaSessionTracks(player, { session, trackContext, playlist });
  const offers = (action: MediaSessionAction) => session.handlers.has(action);
  const title = () => session.metadata?.title;
  return { ...stage, stage, session, trackContext, disconnect, offers, title };
}

installMetadata();

describe('the title in the system’s controls', () => {
  it('begins with the current chapter, once known, and changes with it; the show stays', async () => {
    const { session, stage, trackContext, title } = await setUp();
    expect(title()).toBe('Badr, Uhud, le Fossé');
    trackContext.set(inChapters);
    expect(title()).toBe('Un puits – Badr, Uhud, le Fossé');
    await stage.seek(31);
    expect(title()).toBe('Une foire – Badr, Uhud, le Fossé');
    expect(session.metadata?.album).toBe('Chroniques de l’Islam');
  });

  it('is written when the chapter changes, not at each second', async () => {
    const { session, hear, trackContext, title } = await setUp();
    trackContext.set(inChapters);
    const written = jest.fn();
    const shown = title();
    Object.defineProperty(session.metadata, 'title', { get: () => shown, set: written });
    for (let second = 0; second < 20; second += 1) await hear(1);
    expect(written).not.toHaveBeenCalled();
  });

  it('is the next episode’s alone as soon as that one is published', async () => {
    const { stage, trackContext, title } = await setUp();
    trackContext.set(inChapters);
    trackContext.set(EMPTY_CONTEXT);
    await listen(stage, medine);
    expect(title()).toBe('Médine');
  });
});

describe('the system’s buttons', () => {
  it('lead to the neighbours, and exist only when they lead somewhere', async () => {
    const { session, player, trackContext, offers } = await setUp();
    expect([offers('nexttrack'), offers('previoustrack')]).toEqual([false, false]);
    trackContext.set({ ...EMPTY_CONTEXT, next: medine });
    expect(offers('previoustrack')).toBe(false);
    session.press('nexttrack');
    expect(published(player).episode.id).toBe('medine');
    trackContext.set({ ...EMPTY_CONTEXT, previous: badr });
    expect(offers('nexttrack')).toBe(false);
    session.press('previoustrack');
    expect(published(player).episode.id).toBe('badr');
  });

  it('lead to the queue as well, as long as it is not empty', async () => {
    const { player, offers } = await setUp();
    player.queue.set([medine]);
    expect(offers('nexttrack')).toBe(true);
    player.queue.set([]);
    expect(offers('nexttrack')).toBe(false);
  });

  it('may be unknown to the browser', async () => {
    await expect(setUp('nexttrack')).resolves.toBeDefined();
  });

  it('are removed at the end, and the title stays as it is', async () => {
    const { trackContext, disconnect, offers, title } = await setUp();
    trackContext.set({ ...EMPTY_CONTEXT, next: medine, previous: medine });
    disconnect();
    expect([offers('nexttrack'), offers('previoustrack')]).toEqual([false, false]);
    trackContext.set(inChapters);
    expect(title()).toBe('Badr, Uhud, le Fossé');
  });
});
