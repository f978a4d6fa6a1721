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
export interface EpisodeShelves extends Catalogue {
  readonly choices: ListChoices;
  readonly spellings: Spellings;
}

type OwnPart = Pick<EpisodeShelves, 'own' | 'choices' | 'spellings'>;

let shelves: (() => Promise<EpisodeShelves>) | null = null;

/** Returns all episodes that can be listed now; read and indexed once, not at each request. */
export const loadEpisodeShelves = cache((): Promise<EpisodeShelves> => {
  // In development, changes of content/ show at once.
  if (process.env.NODE_ENV !== 'production') return createShelves()();
  return (shelves ??= createShelves())();
});

function createShelves(): () => Promise<EpisodeShelves> {
  const own = readOwnPart();
  const feedShelf = createFeedShelf((feed) =>
    makeFeedShelf(feed, loadEpisodes(), own.spellings),
  );
  let last: EpisodeShelves | null = null;
  return async () => {
    const feed: Shelf = await feedShelf(await readyFeedEpisodes());
    if (last?.feed !== feed) last = { ...own, ...catalogueOf({ own: own.own, feed }) };
    return last;
  };
}

/** Lists the spoken sentences of an episode, with word times if known. */
function heardIn(slug: string): readonly Sentence[] {
  const times = readWordTimes(slug);
  return (readTranscript(slug) ?? []).map(({ text, start }, rank) => {
    const words = times[rank];
    return { text, start, ...(words && { words }) };
  });
}

function readOwnPart(): OwnPart {
  const episodes = loadEpisodes();
  const searchable = episodes.map(({ slug, title, description }) => ({
    title,
    description,
    sentences: heardIn(slug),
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
