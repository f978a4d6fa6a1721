import fc from 'fast-check';
import { EMPTY_CONTEXT, readTrackContext } from '@/lib/player/extras/trackContext';
import { createTrackContextLoader } from '@/lib/player/extras/trackContextLoader';
import { badr, medine, setUpPlayer } from '@/tests/unit/lib/player/setUp';
import { forAll } from '@/tests/fixtures/runners/property';

const chapters = [{ title: 'Un puits', start: 0 }];
const context = { chapters, next: medine, previous: null };
const published = { ...badr, pageUrl: '/episodes/badr' };

describe('a track context', () => {
  it('is decoded whole', () => {
    expect(readTrackContext(context)).toEqual(context);
    expect(readTrackContext({ chapters: [] })).toEqual(EMPTY_CONTEXT);
  });

  it.each([
    ['no object', 'chapitres'],
    ['no list of chapters', { chapters: 'aucun' }],
    ['a chapter without a title', { chapters: [{ start: 0 }] }],
    ['a chapter that begins nowhere', { chapters: [{ title: 'Un puits', start: Number.NaN }] }],
    ['a next episode without a title', { chapters, next: { id: 'medine' } }],
    ['a previous episode that is a name', { chapters, previous: 'medine' }],
  ])('with %s is none', (_, json) => {
    expect(readTrackContext(json)).toBeNull();
  });

  it('never throws for any value', () => {
    forAll(fc.jsonValue(), (json) => {
      expect(() => readTrackContext(json)).not.toThrow();
    });
  });
});

/** Creates a loader whose responses the test resolves. */
function setUp({ player } = setUpPlayer()) {
  const asked: string[] = [];
  const waiting: ((answer: unknown) => void)[] = [];
  const { trackContext, connect } = createTrackContextLoader(player, (address) => {
    asked.push(address);
    return new Promise((resolve) => waiting.push(resolve));
  });
  const disconnect = connect();
  /** Resolves the oldest pending request, and flushes promise reactions. */
  async function answer(json: unknown): Promise<void> {
    waiting.shift()?.(json);
    for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
  }
  return { player, asked, answer, trackContext, disconnect };
}

describe('the loaded track context', () => {
  it('is requested once, when an episode with a page is published', async () => {
    const { player, asked, answer, trackContext } = setUp();
    expect(asked).toEqual([]);
    player.play(published);
    player.toggle();
    expect(asked).toEqual(['/episodes/badr/lecture.json']);
    await answer(context);
    expect(trackContext.get()).toEqual(context);
  });

  it('is requested at once when an episode is published already', () => {
    const stage = setUpPlayer();
    stage.player.play(published);
    expect(setUp(stage).asked).toEqual(['/episodes/badr/lecture.json']);
  });

  it('is nothing for an episode without a page', () => {
    const { player, asked, trackContext } = setUp();
    player.play(badr);
    expect(asked).toEqual([]);
    expect(trackContext.get()).toBe(EMPTY_CONTEXT);
  });

  it.each([
    ['cannot be had', () => Promise.reject(new Error('hors ligne'))],
    ['is something else', () => 'une page'],
  ])('is nothing when it %s', async (_, json) => {
    const { player, answer, trackContext } = setUp();
    player.play(published);
    await answer(json());
    expect(trackContext.get()).toBe(EMPTY_CONTEXT);
  });

  it('is removed with its episode, and a late response is not used for another', async () => {
    const { player, answer, trackContext } = setUp();
    player.play(published);
    player.play({ ...medine, pageUrl: '/episodes/medine' });
    await answer(context);
    expect(trackContext.get()).toBe(EMPTY_CONTEXT);
    await answer({ ...context, next: badr });
    expect(trackContext.get().next).toEqual(badr);
    player.close();
    expect(trackContext.get()).toBe(EMPTY_CONTEXT);
  });

  it('is no longer loaded once disconnected', () => {
    const { player, asked, disconnect } = setUp();
    disconnect();
    player.play(published);
    expect(asked).toEqual([]);
  });
});
