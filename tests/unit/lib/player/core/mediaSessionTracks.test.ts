import { ALONE, type TrackContext } from '@/lib/player/extras/trackContext';
import { createPlaylist } from '@/lib/player/extras/playlist';
import { connectMediaSession } from '@/lib/player/extras/mediaSession';
import { connectMediaSessionTracks } from '@/lib/player/core/mediaSessionTracks';
import { createObservable } from '@/lib/player/base/observable';
import { FakeSession, installMetadata } from '@/tests/fixtures/mediaSession';
import { badr, listen, medine, published, setUpPlayer } from '@/tests/unit/lib/player/setUp';

const chapters = [
  { title: 'Un puits', start: 0 },
  { title: 'Une foire', start: 30.4 },
];

function setUp(unknown?: MediaSessionAction) {
  const stage = setUpPlayer();
  const { player } = stage;
  const session = new FakeSession(unknown);
  const trackContext = createObservable<TrackContext>(ALONE);
  connectMediaSession(player, {
    session,
    album: 'Chroniques de l’Islam',
    absolute: (address) => address,
  });
  const playlist = createPlaylist(player, {
    trackContext,
    goesOn: () => true,
    stopsHere: () => false,
  });
  playlist.connect();
  const disconnect = connectMediaSessionTracks(player, { session, trackContext, playlist });
  return { ...stage, stage, session, trackContext, disconnect };
}

installMetadata();

describe('the title that the system shows', () => {
  it('is the episode’s while no chapter is known', async () => {
    const { session, stage } = setUp();
    await listen(stage, badr);
    expect(session.metadata?.title).toBe('Badr, Uhud, le Fossé');
  });

  it('begins with the chapter that sounds, and changes with it; the show stays', async () => {
    const { session, stage, player, audio, trackContext } = setUp();
    await listen(stage, badr);
    trackContext.set({ ...ALONE, chapters });
    expect(session.metadata?.title).toBe('Un puits – Badr, Uhud, le Fossé');
    player.seekTo(31);
    await audio.flush();
    expect(session.metadata?.title).toBe('Une foire – Badr, Uhud, le Fossé');
    expect(session.metadata?.album).toBe('Chroniques de l’Islam');
  });

  it('is written when the chapter changes, not at each second', async () => {
    const { session, stage, audio, trackContext } = setUp();
    await listen(stage, badr);
    trackContext.set({ ...ALONE, chapters });
    const written = jest.fn();
    const { metadata } = session;
    if (!metadata) throw new Error('Metadata is expected.');
    Object.defineProperty(metadata, 'title', {
      get: () => 'Un puits – Badr, Uhud, le Fossé',
      set: written,
    });
    for (let second = 0; second < 20; second += 1) {
      audio.tick(1);
      await audio.flush();
    }
    expect(written).not.toHaveBeenCalled();
  });

  it('is the next episode’s alone as soon as that one is there', async () => {
    const { session, stage, trackContext } = setUp();
    await listen(stage, badr);
    trackContext.set({ ...ALONE, chapters });
    trackContext.set(ALONE);
    await listen(stage, medine);
    expect(session.metadata?.title).toBe('Médine');
  });
});

describe('the buttons of the system', () => {
  it('lead to the neighbours, and are only there when they lead somewhere', async () => {
    const { session, stage, player, trackContext } = setUp();
    await listen(stage, badr);
    expect(session.handlers.has('nexttrack')).toBe(false);
    expect(session.handlers.has('previoustrack')).toBe(false);
    trackContext.set({ chapters: [], next: medine, previous: null });
    expect(session.handlers.has('previoustrack')).toBe(false);
    session.press('nexttrack');
    expect(published(player).episode.id).toBe('medine');
    trackContext.set({ chapters: [], next: null, previous: badr });
    expect(session.handlers.has('nexttrack')).toBe(false);
    session.press('previoustrack');
    expect(published(player).episode.id).toBe('badr');
  });

  it('lead to the queue as well, as long as something waits', async () => {
    const { session, stage, player } = setUp();
    await listen(stage, badr);
    player.queue.set([medine]);
    expect(session.handlers.has('nexttrack')).toBe(true);
    player.queue.set([]);
    expect(session.handlers.has('nexttrack')).toBe(false);
  });

  it('may be unknown to the browser', () => {
    expect(() => setUp('nexttrack')).not.toThrow();
  });

  it('are taken back at the end, and the title stays as it is', async () => {
    const { session, stage, trackContext, disconnect } = setUp();
    await listen(stage, badr);
    trackContext.set({ chapters: [], next: medine, previous: medine });
    disconnect();
    expect(session.handlers.has('nexttrack')).toBe(false);
    expect(session.handlers.has('previoustrack')).toBe(false);
    trackContext.set({ ...ALONE, chapters });
    expect(session.metadata?.title).toBe('Badr, Uhud, le Fossé');
  });
});
