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

const make = (episodes: readonly FeedEpisode[]) =>
  makeFeedShelf(episodes, [], createSpellings([], []));

/** Creates a maker whose shelves the test releases. */
function heldMaker() {
  const ready: (() => void)[] = [];
  const maker = jest.fn(async (episodes: readonly FeedEpisode[]) => {
    await new Promise<void>((resolve) => ready.push(resolve));
    return make(episodes);
  });
  return { maker, finish: () => ready.shift()?.() };
}

const guids = ({ episodes }: Pick<Shelf, 'episodes'>) => episodes.map(({ id }) => id);

afterEach(() => jest.restoreAllMocks());

describe('the shelf of the feed', () => {
  it('is indexed for its first visitor', async () => {
    const shelf = await createFeedShelf(make)(feed(2, 1));
    expect(guids(shelf)).toEqual(['flux-2', 'flux-1']);
    expect([...searchEpisodes(shelf.index, termsOf('flux 2')).keys()]).toEqual([0]);
  });

  it('is not indexed again when the feed is unchanged', async () => {
    const maker = jest.fn(make);
    const shelfOf = createFeedShelf(maker);
    const first = await shelfOf(feed(2, 1));
    expect(await shelfOf(feed(2, 1))).toBe(first);
    expect(maker).toHaveBeenCalledTimes(1);
  });

  it('stays in use while a changed feed is indexed, once for all requests', async () => {
    const { maker, finish } = heldMaker();
    const shelfOf = createFeedShelf(maker);
    const first = shelfOf(feed(1));
    finish();
    const former = await first;
    expect(guids(former)).toEqual(['flux-1']);
    const next = feed(2, 1);
    expect(await Promise.all([shelfOf(next), shelfOf(next)])).toEqual([former, former]);
    expect(maker).toHaveBeenCalledTimes(2);
    finish();
    // Indexing yields to the event loop: the new shelf appears some turns later.
    while ((await shelfOf(next)) === former) await new Promise((turn) => setImmediate(turn));
    expect(guids(await shelfOf(next))).toEqual(['flux-2', 'flux-1']);
  });

  it('is indexed again when one word of the feed has changed', async () => {
    const maker = jest.fn(make);
    const shelfOf = createFeedShelf(maker);
    await shelfOf(feed(1));
    await shelfOf(feed(1).map((episode) => ({ ...episode, title: 'Un autre titre' })));
    expect(maker).toHaveBeenCalledTimes(2);
  });

  it('delays its first visitor for a bounded time', async () => {
    const { maker } = heldMaker();
    expect(guids(await createFeedShelf(maker)(feed(1)))).toEqual([]);
  });

  it('stays in use when indexing fails, which is logged', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const maker = jest.fn(make);
    const shelfOf = createFeedShelf(maker);
    const former = await shelfOf(feed(1));
    maker.mockRejectedValueOnce(new Error('trop'));
    const next = feed(2, 1);
    await shelfOf(next);
    expect(await shelfOf(next)).toBe(former);
    expect(log).toHaveBeenCalledTimes(1);
  });
});

describe('a generator that is run in slices', () => {
  it('yields to the event loop before ten milliseconds', async () => {
    let clock = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => clock);
    let sinceTurn = 0;
    let longest = 0;
    const turn = (): void => {
      sinceTurn = 0;
      if (clock < 100) setImmediate(turn);
    };
    function* work(): Generator<void, string> {
      for (; clock < 100; clock += 1) {
        longest = Math.max(longest, ++sinceTurn);
        yield;
      }
      return 'fini';
    }
    setImmediate(turn);
    expect(await inSlices(work())).toBe('fini');
    expect(longest).toBeLessThanOrEqual(10);
  });
});
