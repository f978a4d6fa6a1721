import 'server-only';
import { cache } from 'react';
import type { ListChoices } from '@/lib/episodes/list/filter';
import { catalogueOf, type Catalogue, type Shelf } from '@/lib/episodes/list/listing';
import { buildSearchIndex, type Sentence } from '@/lib/episodes/search/searchIndex';
import type { Spellings } from '@/lib/episodes/search/spellings';
import { loadEpisodes } from '@/lib/server/content/episodes';
import { readyFeedEpisodes } from '@/lib/server/feed/snapshot/readyEpisodes';
import { listChoices } from '@/lib/server/list/choices';
import { createFeedShelf, makeFeedShelf } from '@/lib/server/list/feedShelf';
import { loadSpellings } from '@/lib/server/content/spellings';
import { readTranscript } from '@/lib/server/content/episodes/transcripts';
import { readWordTimes } from '@/lib/server/content/episodes/wordTimes';
import { summaryOf } from '@/lib/episodes/episode';

/** All listable episodes with their search indexes. A new object replaces the catalogue when an episode changes. */
export interface EpisodeCatalogue extends Catalogue {
  readonly choices: ListChoices;
  readonly spellings: Spellings;
}

type OwnCatalogue = Pick<EpisodeCatalogue, 'own' | 'choices' | 'spellings'>;

let loadCatalogue: (() => Promise<EpisodeCatalogue>) | null = null;

/** Returns all episodes that can be listed now; read and indexed once, not at each request. */
export const loadEpisodeCatalogue = cache((): Promise<EpisodeCatalogue> => {
  // In development, changes of content/ show at once.
  if (process.env.NODE_ENV !== 'production') return createCatalogueLoader()();
  return (loadCatalogue ??= createCatalogueLoader())();
});

function createCatalogueLoader(): () => Promise<EpisodeCatalogue> {
  const ownCatalogue = readOwnCatalogue();
  const feedShelf = createFeedShelf((feed) =>
    makeFeedShelf(feed, loadEpisodes(), ownCatalogue.spellings),
  );
  let lastCatalogue: EpisodeCatalogue | null = null;
  return async () => {
    const feed: Shelf = await feedShelf(await readyFeedEpisodes());
    if (lastCatalogue?.feed !== feed)
      lastCatalogue = { ...ownCatalogue, ...catalogueOf({ own: ownCatalogue.own, feed }) };
    return lastCatalogue;
  };
}

/** Lists the spoken sentences of an episode, with word times if known. */
function sentencesOf(slug: string): readonly Sentence[] {
  const times = readWordTimes(slug);
  return (readTranscript(slug) ?? []).map(({ text, start }, index) => {
    const wordTimes = times[index];
    return { text, start, ...(wordTimes && { words: wordTimes }) };
  });
}

function readOwnCatalogue(): OwnCatalogue {
  const episodes = loadEpisodes();
  const searchableEpisodes = episodes.map(({ slug, title, description }) => ({
    title,
    description,
    sentences: sentencesOf(slug),
  }));
  const spellings = loadSpellings(
    searchableEpisodes.flatMap(({ sentences }) => sentences.map(({ text }) => text)),
  );
  return {
    own: {
      episodes: episodes.map(summaryOf),
      index: buildSearchIndex(searchableEpisodes, spellings),
    },
    choices: listChoices(),
    spellings,
  };
}
