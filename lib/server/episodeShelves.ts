import 'server-only';
import { cache } from 'react';
import type { ListChoices } from '@/lib/episodes/filter';
import type { Episode } from '@/lib/episodes/episode';
import type { Shelf, Shelves } from '@/lib/episodes/listing';
import { feedOnly } from '@/lib/episodes/merge';
import { buildSearchIndex } from '@/lib/episodes/searchIndex';
import type { Spellings } from '@/lib/episodes/spellings';
import { inStoryOrder } from '@/lib/episodes/storyOrder';
import type { FeedEpisode } from '@/lib/feed/episode';
import { siteOrigin } from '@/lib/server/environment';
import { loadEpisodes } from '@/lib/server/episodes';
import { feedEpisodesAtHand } from '@/lib/server/feed/atHand';
import { periodsOf } from '@/lib/server/periods';
import { loadSpellings } from '@/lib/server/spellings';
import { loadTranscript } from '@/lib/server/transcripts';
import { typeset } from '@/lib/text/typeset';

/** What does not change while the site runs. */
interface OwnPart {
  readonly shelf: Shelf<Episode>;
  readonly choices: ListChoices;
  readonly spellings: Spellings;
}

export interface EpisodeShelves extends Shelves, Omit<OwnPart, 'shelf'> {}

let ownPart: OwnPart | null = null;
let feedPart: {
  readonly of: readonly FeedEpisode[];
  readonly shelf: Shelf<FeedEpisode>;
} | null = null;

/** Every episode that can be shown now, ready to be searched; read and indexed once, not for each visitor. */
export const loadEpisodeShelves = cache(async (): Promise<EpisodeShelves> => {
  // Whoever writes content/ while the site is being worked on sees it at once.
  if (process.env.NODE_ENV !== 'production') ownPart = feedPart = null;
  const own = (ownPart ??= readOwnPart());
  const feed = await feedEpisodesAtHand();
  if (feedPart?.of !== feed) feedPart = { of: feed, shelf: feedShelf(feed, own) };
  const { shelf, ...rest } = own;
  return { own: shelf, feed: feedPart.shelf, ...rest };
});

function readOwnPart(): OwnPart {
  const episodes = loadEpisodes();
  const searchable = episodes.map(({ slug, title, description }) => ({
    title,
    description,
    sentences: loadTranscript(slug) ?? [],
  }));
  const spellings = loadSpellings(
    searchable.flatMap(({ sentences }) => sentences.map(({ text }) => text)),
  );
  return {
    shelf: { episodes, index: buildSearchIndex(searchable, spellings) },
    choices: {
      categories: [...new Set(episodes.flatMap(({ category }) => category ?? []))],
      periods: periodsOf(inStoryOrder(episodes)),
    },
    spellings,
  };
}

function feedShelf(feed: readonly FeedEpisode[], own: OwnPart): Shelf<FeedEpisode> {
  const episodes = feedOnly(own.shelf.episodes, feed, siteOrigin()).map((episode) => ({
    ...episode,
    title: typeset(episode.title),
    description: typeset(episode.description),
  }));
  const searchable = episodes.map(({ title, description }) => ({
    title,
    description,
    sentences: [],
  }));
  return { episodes, index: buildSearchIndex(searchable, own.spellings) };
}
