import { connectMediaSession } from '@/lib/player/extras/mediaSession';
import { FakeSession, installMetadata } from '@/tests/fixtures/mediaSession';
import { badr, listen, medine, published, setUpPlayer } from '@/tests/unit/lib/player/setUp';

function setUp(unknown?: MediaSessionAction) {
  const stage = setUpPlayer();
  const session = new FakeSession(unknown);
  const disconnect = connectMediaSession(stage.player, {
    session,
    album: 'Chroniques de l’Islam',
    absolute: (address) => new URL(address, 'https://chroniques.example/episodes').href,
  });
  return { ...stage, stage, session, disconnect };
}

installMetadata();

describe('what the system shows', () => {
  it('is nothing before the first episode', () => {
    const { session } = setUp();
    expect(session.metadata).toBeNull();
    expect(session.playbackState).toBe('none');
  });

  it('is the episode, its author, the show and its picture at an absolute address', () => {
    const { session, player } = setUp();
    player.play(badr);
    expect(session.metadata).toEqual({
      title: 'Badr, Uhud, le Fossé',
      artist: 'Chroniques de l’Islam',
      album: 'Chroniques de l’Islam',
      artwork: [{ src: 'https://chroniques.example/covers/badr.jpg' }],
    });
  });

  it('prefers the pictures prepared in several sizes', () => {
    const { session, player } = setUp();
    const small = { src: '/covers/badr-96.webp', sizes: '96x96', type: 'image/webp' };
    player.play({ ...badr, artwork: [small] });
    expect(session.metadata?.artwork).toEqual([
      { ...small, src: 'https://chroniques.example/covers/badr-96.webp' },
    ]);
  });

  it('has no picture when the episode has none', () => {
    const { session, player } = setUp();
    player.play(medine);
    expect(session.metadata?.artwork).toEqual([]);
  });

  it('is there at once when the controls are connected after the sound', async () => {
    const stage = setUpPlayer();
    await listen(stage, badr);
    const session = new FakeSession();
    const absolute = (address: string) => address;
    connectMediaSession(stage.player, { session, album: 'Chroniques', absolute });
    expect(session.metadata?.title).toBe(badr.title);
    expect(session.playbackState).toBe('playing');
    expect(session.position).toMatchObject({ duration: 600 });
  });

  it('follows the episode, the state and the end of it', async () => {
    const { session, stage, player, audio } = setUp();
    await listen(stage, badr);
    expect(session.playbackState).toBe('playing');
    player.toggle();
    await audio.flush();
    expect(session.playbackState).toBe('paused');
    await listen(stage, medine);
    expect(session.metadata?.title).toBe('Médine');
    player.close();
    expect(session.metadata).toBeNull();
    expect(session.playbackState).toBe('none');
  });
});

describe('the position that the system is told', () => {
  it('comes with the metadata, and again after a seek or a change of speed', async () => {
    const { session, stage, player, audio } = setUp();
    await listen(stage, badr);
    expect(session.position).toEqual({ duration: 600, position: 0, playbackRate: 1 });
    player.seekTo(120);
    await audio.flush();
    expect(session.position).toEqual({ duration: 600, position: 120, playbackRate: 1 });
    audio.element.playbackRate = 1.5;
    await audio.flush();
    expect(session.position).toEqual({ duration: 600, position: 120, playbackRate: 1.5 });
  });

  it('is not told at each second', async () => {
    const { session, stage, audio } = setUp();
    await listen(stage, badr);
    const told = jest.spyOn(session, 'setPositionState');
    for (let second = 0; second < 20; second += 1) {
      audio.tick(1);
      await audio.flush();
    }
    expect(told).not.toHaveBeenCalled();
  });

  it('is never contradictory: not before the length is known, not past it, not at speed 0', async () => {
    const { session, player, audio } = setUp();
    const told = jest.spyOn(session, 'setPositionState');
    player.play({ ...badr, announcedDuration: 700 }, { at: 650 });
    await audio.flush();
    expect(told).not.toHaveBeenCalled();
    audio.metadata(600.4);
    audio.start();
    await audio.flush();
    audio.element.playbackRate = 0;
    await audio.flush();
    expect(told.mock.results.map(({ type }) => type)).not.toContain('throw');
    expect(session.position).toMatchObject({ duration: 600.4, playbackRate: 1 });
  });

  it('may be refused without harm', async () => {
    const { session, stage, player } = setUp();
    session.setPositionState = () => {
      throw new TypeError('never content');
    };
    await listen(stage, badr);
    expect(published(player).status).toBe('playing');
  });
});

describe('the buttons of the system', () => {
  it('pause and play', async () => {
    const { session, stage, player, audio } = setUp();
    await listen(stage, badr);
    session.press('pause');
    await audio.flush();
    expect(published(player).status).toBe('paused');
    session.press('play');
    await audio.flush();
    expect(published(player).status).toBe('playing');
  });

  it('do nothing when what they ask for is so already', async () => {
    const { session, stage, player, audio } = setUp();
    await listen(stage, badr);
    session.press('play');
    await audio.flush();
    expect(published(player).status).toBe('playing');
    session.press('pause');
    await audio.flush();
    session.press('pause');
    await audio.flush();
    expect(published(player).status).toBe('paused');
  });

  it('skip by fifteen seconds, or by what the system says', async () => {
    const { session, stage, audio } = setUp();
    await listen(stage, badr);
    session.press('seekforward');
    expect(audio.element.currentTime).toBe(15);
    session.press('seekforward', { seekOffset: 60 });
    expect(audio.element.currentTime).toBe(75);
    session.press('seekbackward');
    expect(audio.element.currentTime).toBe(60);
    session.press('seekbackward', { seekOffset: 10 });
    expect(audio.element.currentTime).toBe(50);
  });

  it('seek to a second, and nowhere when none is given', async () => {
    const { session, stage, audio } = setUp();
    await listen(stage, badr);
    session.press('seekto', { seekTime: 300 });
    expect(audio.element.currentTime).toBe(300);
    session.press('seekto');
    expect(audio.element.currentTime).toBe(300);
  });

  it('stop the player for good', async () => {
    const { session, stage, player } = setUp();
    await listen(stage, badr);
    session.press('stop');
    expect(player.playback.get()).toEqual({ status: 'empty' });
  });

  it('are offered but for the one that the browser does not know', () => {
    const { session } = setUp('seekto');
    expect([...session.handlers.keys()].sort()).toEqual(
      ['pause', 'play', 'seekbackward', 'seekforward', 'stop'].sort(),
    );
  });

  it('are taken back when the player is disconnected, and nothing is shown any more', async () => {
    const { session, stage, disconnect } = setUp();
    disconnect();
    expect(session.handlers.size).toBe(0);
    await listen(stage, badr);
    expect(session.metadata).toBeNull();
  });
});
