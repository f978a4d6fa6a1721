import { searchEpisodes } from '@/lib/episodes/search/search';
import { createSpellings } from '@/lib/episodes/search/spellings';
import { termsOf } from '@/lib/episodes/search/terms';
import type { FeedEpisode } from '@/lib/feed/read/episode';
import type { Shelf } from '@/lib/episodes/list/listing';
import { createFeedShelf, makeFeedShelf } from '@/lib/server/list/feedShelf';
import { inSlices } from '@/lib/server/inSlices';
import { feedEpisode } from '@/tests/unit/lib/episodes/list/shelves';

const feed = (...numbers: readonly number[]): readonly FeedEpisode[] =>
  numbers.map(feedEpisode);

const makeShelf = (episodes: readonly FeedEpisode[]) =>
  makeFeedShelf(episodes, [], createSpellings([], []));

/** Creates a maker whose promises the test resolves. */
function delayedMaker() {
  const pendingResolves: (() => void)[] = [];
  const maker = jest.fn(async (episodes: readonly FeedEpisode[]) => {
    await new Promise<void>((resolve) => pendingResolves.push(resolve));
    return makeShelf(episodes);
  });
  return { maker, release: () => pendingResolves.shift()?.() };
}

const guids = ({ episodes }: Pick<Shelf, 'episodes'>) => episodes.map(({ id }) => id);

afterEach(() => jest.restoreAllMocks());

describe('the shelf of the feed', () => {
  it('is indexed at its first request', async () => {
    const shelf = await createFeedShelf(makeShelf)(feed(2, 1));
    expect(guids(shelf)).toEqual(['flux-2', 'flux-1']);
    expect([...searchEpisodes(shelf.index, termsOf('flux 2')).keys()]).toEqual([0]);
  });

  it('is the same object when the feed is unchanged', async () => {
    const maker = jest.fn(makeShelf);
    const shelfOf = createFeedShelf(maker);
    const firstShelf = await shelfOf(feed(2, 1));
    expect(await shelfOf(feed(2, 1))).toBe(firstShelf);
    expect(maker).toHaveBeenCalledTimes(1);
  });

  it('is served while a changed feed is indexed, once for all requests', async () => {
    const { maker, release } = delayedMaker();
    const shelfOf = createFeedShelf(maker);
    const pending = shelfOf(feed(1));
    release();
    const former = await pending;
    expect(guids(former)).toEqual(['flux-1']);
    const changedFeed = feed(2, 1);
    expect(await Promise.all([shelfOf(changedFeed), shelfOf(changedFeed)])).toEqual([
      former,
      former,
    ]);
    expect(maker).toHaveBeenCalledTimes(2);
    release();
    // Indexing yields to the event loop: the new shelf appears some turns later.
    while ((await shelfOf(changedFeed)) === former)
      await new Promise((turn) => setImmediate(turn));
    expect(guids(await shelfOf(changedFeed))).toEqual(['flux-2', 'flux-1']);
  });

  it('is indexed again when one word of the feed has changed', async () => {
    const maker = jest.fn(makeShelf);
    const shelfOf = createFeedShelf(maker);
    await shelfOf(feed(1));
    await shelfOf(feed(1).map((episode) => ({ ...episode, title: 'Un autre titre' })));
    expect(maker).toHaveBeenCalledTimes(2);
  });

  it('is empty for its first visitor when indexing takes too long', async () => {
    const { maker } = delayedMaker();
    expect(guids(await createFeedShelf(maker)(feed(1)))).toEqual([]);
  });

  it('is served when the indexing of a changed feed fails, which is logged', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const maker = jest.fn(makeShelf);
    const shelfOf = createFeedShelf(maker);
    const former = await shelfOf(feed(1));
    maker.mockRejectedValueOnce(new Error('trop'));
    const changedFeed = feed(2, 1);
    await shelfOf(changedFeed);
    expect(await shelfOf(changedFeed)).toBe(former);
    expect(log).toHaveBeenCalledTimes(1);
  });
});

describe('a generator that is run in slices', () => {
  it('yields to the event loop before ten milliseconds', async () => {
    let clock = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => clock);
    let sinceTurn = 0;
    let longestSlice = 0;
    const turn = (): void => {
      sinceTurn = 0;
      if (clock < 100) setImmediate(turn);
    };
    function* task(): Generator<void, string> {
      for (; clock < 100; clock += 1) {
        longestSlice = Math.max(longestSlice, ++sinceTurn);
        yield;
      }
      return 'fini';
    }
    setImmediate(turn);
    expect(await inSlices(task())).toBe('fini');
    expect(longestSlice).toBeLessThanOrEqual(10);
  });
});
