import 'server-only';
import type { Episode } from '@/lib/episodes/episode';
import type { Shelf } from '@/lib/episodes/list/listing';
import { feedOnly } from '@/lib/feed/feedOnly';
import { indexEpisodes, type Searchable } from '@/lib/episodes/search/searchIndex';
import type { Spellings } from '@/lib/episodes/search/spellings';
import type { EpisodeSummary } from '@/lib/episodes/summary';
import type { FeedEpisode } from '@/lib/feed/read/episode';
import { loadSite } from '@/lib/server/content/site';
import { siteOrigin } from '@/lib/server/environment';
import { waitAtMost } from '@/lib/server/feed/upstream/waitAtMost';
import { feedSummary } from '@/lib/server/list/feedSummary';
import { inSlices } from '@/lib/server/inSlices';

type Feed = readonly FeedEpisode[];

/** In milliseconds: how long the first request after a start waits for the first shelf. */
const MAX_WAIT_MS = 500;

const EMPTY_SHELF: Shelf = { episodes: [], index: { passages: [], words: new Map() } };

/**
 * Keeps the episodes of the feed indexed. An unchanged feed is not indexed again; a changed feed is indexed in the
 * background, while requests get the former shelf.
 */
export function createFeedShelf(
  buildShelf: (feed: Feed) => Promise<Shelf>,
): (feed: Feed) => Promise<Shelf> {
  let indexedFeed: Feed = [];
  let shelf: Shelf | null = null;
  let pendingIndexing: Promise<void> | null = null;

  async function reindex(feed: Feed): Promise<void> {
    try {
      shelf = await buildShelf(feed);
    } catch (error) {
      console.error('Les épisodes du flux n’ont pas pu être indexés.', error);
    } finally {
      indexedFeed = feed;
      pendingIndexing = null;
    }
  }

  return async (feed) => {
    if (pendingIndexing === null && indexedFeed !== feed) {
      if (haveEqualEpisodes(indexedFeed, feed)) indexedFeed = feed;
      else pendingIndexing = reindex(feed);
    }
    if (shelf === null && pendingIndexing !== null)
      await waitAtMost(pendingIndexing, MAX_WAIT_MS);
    return shelf ?? EMPTY_SHELF;
  };
}

/**
 * Indexes the episodes that only the feed has, in slices that yield to the event loop. Texts stay as written in the
 * feed, sharing its memory, and are typeset when shown.
 */
export const makeFeedShelf = (
  feed: Feed,
  ownEpisodes: readonly Episode[],
  spellings: Spellings,
): Promise<Shelf> => inSlices(indexFeed(feed, ownEpisodes, spellings));

function* indexFeed(
  feed: Feed,
  ownEpisodes: readonly Episode[],
  spellings: Spellings,
): Generator<void, Shelf> {
  const siteName = loadSite().name;
  const episodes: EpisodeSummary[] = [];
  const searchable: Searchable[] = [];
  for (const episode of feedOnly(ownEpisodes, feed, siteOrigin())) {
    episodes.push(feedSummary(episode, siteName));
    searchable.push({
      title: episode.title,
      description: episode.description,
      sentences: [],
    });
    yield;
  }
  return { episodes, index: yield* indexEpisodes(searchable, spellings) };
}

const haveEqualEpisodes = (formerFeed: Feed, newFeed: Feed): boolean =>
  formerFeed.length === newFeed.length &&
  formerFeed.every((episode, index) =>
    Object.entries(newFeed[index] ?? {}).every(
      ([name, value]) => Reflect.get(episode, name) === value,
    ),
  );
