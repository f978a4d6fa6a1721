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

/** All episodes that can be listed, with their search indexes. A new object replaces it whenever an episode changes. */
export interface EpisodeCatalogue extends Catalogue {
  readonly choices: ListChoices;
  readonly spellings: Spellings;
}

type OwnPart = Pick<EpisodeCatalogue, 'own' | 'choices' | 'spellings'>;

let loadCatalogue: (() => Promise<EpisodeCatalogue>) | null = null;

/** Returns all episodes that can be listed now; read and indexed once, not at each request. */
export const loadEpisodeCatalogue = cache((): Promise<EpisodeCatalogue> => {
  // In development, changes of content/ show at once.
  if (process.env.NODE_ENV !== 'production') return createCatalogueLoader()();
  return (loadCatalogue ??= createCatalogueLoader())();
});

function createCatalogueLoader(): () => Promise<EpisodeCatalogue> {
  const ownPart = readOwnPart();
  const feedShelf = createFeedShelf((feed) =>
    makeFeedShelf(feed, loadEpisodes(), ownPart.spellings),
  );
  let last: EpisodeCatalogue | null = null;
  return async () => {
    const feed: Shelf = await feedShelf(await readyFeedEpisodes());
    if (last?.feed !== feed) last = { ...ownPart, ...catalogueOf({ own: ownPart.own, feed }) };
    return last;
  };
}

/** Lists the spoken sentences of an episode, with word times if known. */
function sentencesOf(slug: string): readonly Sentence[] {
  const times = readWordTimes(slug);
  return (readTranscript(slug) ?? []).map(({ text, start }, rank) => {
    const wordTimes = times[rank];
    return { text, start, ...(wordTimes && { words: wordTimes }) };
  });
}

function readOwnPart(): OwnPart {
  const episodes = loadEpisodes();
  const searchable = episodes.map(({ slug, title, description }) => ({
    title,
    description,
    sentences: sentencesOf(slug),
  }));
  const spellings = loadSpellings(
    searchable.flatMap(({ sentences }) => sentences.map(({ text }) => text)),
  );
  return {
    own: { episodes: episodes.map(summaryOf), index: buildSearchIndex(searchable, spellings) },
    choices: listChoices(),
    spellings,
  };
}
