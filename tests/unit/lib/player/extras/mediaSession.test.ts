import { connectMediaSession } from '@/lib/player/extras/mediaSession';
import { FakeSession, installMetadata } from '@/tests/fixtures/mediaSession';
import {
  badr,
  listen,
  medine,
  playbackOf,
  setUpPlayer,
  setUpPlaying,
  type PlayerSetup,
} from '@/tests/unit/lib/player/setUp';

function connect(stage: PlayerSetup, unsupported?: MediaSessionAction) {
  const session = new FakeSession(unsupported);
  const disconnect = connectMediaSession(stage.player, {
    session,
    album: 'Chroniques de l’Islam',
    absolute: (address) => new URL(address, 'https://chroniques.example/episodes').href,
  });
  return {
    ...stage,
    stage,
    session,
    disconnect,
    status: () => playbackOf(stage.player).status,
  };
}

const setUp = (unsupported?: MediaSessionAction) => connect(setUpPlayer(), unsupported);

/** Connects the media controls after the playback has started. */
const setUpSounding = async () => connect(await setUpPlaying());

installMetadata();

describe('the metadata in the system’s controls', () => {
  it('is null before the first episode', () => {
    const { session } = setUp();
    expect(session.metadata).toBeNull();
    expect(session.playbackState).toBe('none');
  });

  it('is the episode’s title, its author, the show and its picture at an absolute address', () => {
    const { session, player } = setUp();
    player.play(badr);
    expect(session.metadata).toEqual({
      title: 'Badr, Uhud, le Fossé',
      artist: 'Chroniques de l’Islam',
      album: 'Chroniques de l’Islam',
      artwork: [{ src: 'https://chroniques.example/covers/badr.jpg' }],
    });
  });

  it('has the artwork in several sizes where an episode has one, and none without a picture', () => {
    const { session, player } = setUp();
    const thumbnail = { src: '/covers/badr-96.webp', sizes: '96x96', type: 'image/webp' };
    player.play({ ...badr, artwork: [thumbnail] });
    expect(session.metadata?.artwork).toEqual([
      { ...thumbnail, src: 'https://chroniques.example/covers/badr-96.webp' },
    ]);
    player.play(medine);
    expect(session.metadata?.artwork).toEqual([]);
  });

  it('is written at once, and changes with the episode, the state and the end of playback', async () => {
    const { session, stage, player, toggle } = await setUpSounding();
    expect(session.metadata?.title).toBe(badr.title);
    expect(session.position).toMatchObject({ duration: 600 });
    expect(session.playbackState).toBe('playing');
    await toggle();
    expect(session.playbackState).toBe('paused');
    await listen(stage, medine);
    expect(session.metadata?.title).toBe('Médine');
    player.close();
    expect(session.metadata).toBeNull();
    expect(session.playbackState).toBe('none');
  });
});

describe('the position in the system’s controls', () => {
  it('is set with the metadata, and again after a seek or a change of speed', async () => {
    const { session, stage, audio, seek, after } = setUp();
    await listen(stage, badr);
    expect(session.position).toEqual({ duration: 600, position: 0, playbackRate: 1 });
    await seek(120);
    expect(session.position).toEqual({ duration: 600, position: 120, playbackRate: 1 });
    await after(() => (audio.element.playbackRate = 1.5));
    expect(session.position).toEqual({ duration: 600, position: 120, playbackRate: 1.5 });
  });

  it('is not set at each second', async () => {
    const { session, hear } = await setUpSounding();
    const setPosition = jest.spyOn(session, 'setPositionState');
    for (let second = 0; second < 20; second += 1) await hear(1);
    expect(setPosition).not.toHaveBeenCalled();
  });

  it('is never set before the duration is known, past the duration, or at speed 0', async () => {
    const { session, player, audio, after, arrive } = setUp();
    const setPosition = jest.spyOn(session, 'setPositionState');
    await after(() => player.play({ ...badr, announcedDuration: 700 }, { at: 650 }));
    expect(setPosition).not.toHaveBeenCalled();
    await arrive(600.4);
    await after(() => (audio.element.playbackRate = 0));
    expect(setPosition.mock.results.map(({ type }) => type)).not.toContain('throw');
    expect(session.position).toMatchObject({ duration: 600.4, playbackRate: 1 });
  });

  it('may be refused by the browser without stopping playback', async () => {
    const { session, stage, status } = setUp();
    session.setPositionState = () => {
      throw new TypeError('never content');
    };
    await listen(stage, badr);
    expect(status()).toBe('playing');
  });
});

describe('the buttons of the system', () => {
  it('play and pause, without effect in the same state', async () => {
    const { session, after, status } = await setUpSounding();
    const press = (action: MediaSessionAction) => after(() => session.press(action));
    await press('play');
    expect(status()).toBe('playing');
    await press('pause');
    expect(status()).toBe('paused');
    await press('pause');
    expect(status()).toBe('paused');
    await press('play');
    expect(status()).toBe('playing');
  });

  it('skip by fifteen seconds or by the system’s offset, and seek to the system’s second', async () => {
    const { session, audio } = await setUpSounding();
    const steps: readonly Parameters<typeof session.press>[] = [
      ['seekforward'],
      ['seekforward', { seekOffset: 60 }],
      ['seekbackward'],
      ['seekbackward', { seekOffset: 10 }],
      ['seekto', { seekTime: 300 }],
      ['seekto'],
    ];
    const positions = steps.map((step) => {
      session.press(...step);
      return audio.element.currentTime;
    });
    expect(positions).toEqual([15, 75, 60, 50, 300, 300]);
  });

  it('stop and close the player', async () => {
    const { session, player } = await setUpSounding();
    session.press('stop');
    expect(player.playback.get()).toEqual({ status: 'empty' });
  });

  it('are registered except the one that the browser does not know', () => {
    const { session } = setUp('seekto');
    expect([...session.handlers.keys()].sort()).toEqual(
      ['pause', 'play', 'seekbackward', 'seekforward', 'stop'].sort(),
    );
  });

  it('are removed when the player is disconnected, and so are the metadata', async () => {
    const { session, stage, disconnect } = setUp();
    disconnect();
    expect(session.handlers.size).toBe(0);
    await listen(stage, badr);
    expect(session.metadata).toBeNull();
  });
});
