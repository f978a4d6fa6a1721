import fc from 'fast-check';
import { EMPTY_CONTEXT, readTrackContext } from '@/lib/player/extras/trackContext';
import { createTrackContextLoader } from '@/lib/player/extras/trackContextLoader';
import { badr, medine, setUpPlayer } from '@/tests/unit/lib/player/setUp';
import { forAll } from '@/tests/fixtures/runners/property';

const chapters = [{ title: 'Un puits', start: 0 }];
const context = { chapters, next: medine, previous: null };
const publishedEpisode = { ...badr, pageUrl: '/episodes/badr' };

describe('a track context', () => {
  it('is decoded as it was encoded', () => {
    expect(readTrackContext(context)).toEqual(context);
    expect(readTrackContext({ chapters: [] })).toEqual(EMPTY_CONTEXT);
  });

  it.each([
    ['a text instead of an object', 'chapitres'],
    ['a text instead of chapters', { chapters: 'aucun' }],
    ['a chapter without a title', { chapters: [{ start: 0 }] }],
    [
      'a chapter without a valid start',
      { chapters: [{ title: 'Un puits', start: Number.NaN }] },
    ],
    ['a next episode without a title', { chapters, next: { id: 'medine' } }],
    ['a previous episode that is a name', { chapters, previous: 'medine' }],
  ])('with %s is decoded to null', (_, json) => {
    expect(readTrackContext(json)).toBeNull();
  });

  it('is decoded without an exception, whatever the value', () => {
    forAll(fc.jsonValue(), (json) => {
      expect(() => readTrackContext(json)).not.toThrow();
    });
  });
});

/** Creates a loader whose responses the test resolves. */
function setUp({ player } = setUpPlayer()) {
  const requestedPaths: string[] = [];
  const pendingRequests: ((answer: unknown) => void)[] = [];
  const { trackContext, connect } = createTrackContextLoader(player, (address) => {
    requestedPaths.push(address);
    return new Promise((resolve) => pendingRequests.push(resolve));
  });
  const disconnect = connect();
  /** Resolves the oldest pending request, and flushes promise reactions. */
  async function answer(json: unknown): Promise<void> {
    pendingRequests.shift()?.(json);
    for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
  }
  return { player, requestedPaths, answer, trackContext, disconnect };
}

describe('the loaded track context', () => {
  it('is requested once, when an episode with a page is published', async () => {
    const { player, requestedPaths, answer, trackContext } = setUp();
    expect(requestedPaths).toEqual([]);
    player.play(publishedEpisode);
    player.toggle();
    expect(requestedPaths).toEqual(['/episodes/badr/lecture.json']);
    await answer(context);
    expect(trackContext.get()).toEqual(context);
  });

  it('is requested at once when an episode is published already', () => {
    const stage = setUpPlayer();
    stage.player.play(publishedEpisode);
    expect(setUp(stage).requestedPaths).toEqual(['/episodes/badr/lecture.json']);
  });

  it('is empty for an episode without a page', () => {
    const { player, requestedPaths, trackContext } = setUp();
    player.play(badr);
    expect(requestedPaths).toEqual([]);
    expect(trackContext.get()).toBe(EMPTY_CONTEXT);
  });

  it.each([
    ['cannot be fetched', () => Promise.reject(new Error('hors ligne'))],
    ['is invalid', () => 'une page'],
  ])('is empty when it %s', async (_, json) => {
    const { player, answer, trackContext } = setUp();
    player.play(publishedEpisode);
    await answer(json());
    expect(trackContext.get()).toBe(EMPTY_CONTEXT);
  });

  it('is emptied with its episode, and a late response is not used for another episode', async () => {
    const { player, answer, trackContext } = setUp();
    player.play(publishedEpisode);
    player.play({ ...medine, pageUrl: '/episodes/medine' });
    await answer(context);
    expect(trackContext.get()).toBe(EMPTY_CONTEXT);
    await answer({ ...context, next: badr });
    expect(trackContext.get().next).toEqual(badr);
    player.close();
    expect(trackContext.get()).toBe(EMPTY_CONTEXT);
  });

  it('is no longer loaded once disconnected', () => {
    const { player, requestedPaths, disconnect } = setUp();
    disconnect();
    player.play(publishedEpisode);
    expect(requestedPaths).toEqual([]);
  });
});
