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

const EMPTY: Shelf = { episodes: [], index: { passages: [], words: new Map() } };

/**
 * Keeps the episodes of the feed indexed. An unchanged feed is not indexed again; a changed one is indexed in the
 * background, while requests get the former shelf.
 */
export function createFeedShelf(
  make: (feed: Feed) => Promise<Shelf>,
): (feed: Feed) => Promise<Shelf> {
  let of: Feed = [];
  let shelf: Shelf | null = null;
  let making: Promise<void> | null = null;

  async function remake(feed: Feed): Promise<void> {
    try {
      shelf = await make(feed);
    } catch (error) {
      console.error('Les épisodes du flux n’ont pas pu être indexés.', error);
    } finally {
      of = feed;
      making = null;
    }
  }

  return async (feed) => {
    if (making === null && of !== feed) {
      if (isSame(of, feed)) of = feed;
      else making = remake(feed);
    }
    if (shelf === null && making !== null) await waitAtMost(making, MAX_WAIT_MS);
    return shelf ?? EMPTY;
  };
}

/**
 * Indexes the episodes that only the feed has, in slices that yield to the event loop. Texts stay as the feed wrote
 * them, sharing its memory, and are typeset when shown.
 */
export const makeFeedShelf = (
  feed: Feed,
  own: readonly Episode[],
  spellings: Spellings,
): Promise<Shelf> => inSlices(shelve(feed, own, spellings));

function* shelve(
  feed: Feed,
  own: readonly Episode[],
  spellings: Spellings,
): Generator<void, Shelf> {
  const siteName = loadSite().name;
  const episodes: EpisodeSummary[] = [];
  const searchable: Searchable[] = [];
  for (const episode of feedOnly(own, feed, siteOrigin())) {
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

const isSame = (one: Feed, other: Feed): boolean =>
  one.length === other.length &&
  one.every((episode, rank) =>
    Object.entries(other[rank] ?? {}).every(
      ([name, value]) => Reflect.get(episode, name) === value,
    ),
  );
