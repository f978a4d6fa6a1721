import 'server-only';
import { listEpisodes, type EpisodeListing, type ListEntry } from '@/lib/episodes/list/listing';
import { pageOf } from '@/lib/episodes/list/pages';
import { parseListQuery } from '@/lib/episodes/list/query';
import { termsOf } from '@/lib/episodes/search/terms';
import { loadEpisodeCatalogue } from '@/lib/server/list/episodeCatalogue';
import { typeset } from '@/lib/text/typeset';

/** Query parameters of an address, in the form of Next's `searchParams`. */
export type AddressFields = Readonly<Record<string, string | string[] | undefined>>;

/** Builds the page of the list that an address requests. Rejects only when `content/` is invalid. */
export async function episodeListing(fields: AddressFields): Promise<EpisodeListing> {
  const { choices, spellings, ...shelves } = await loadEpisodeCatalogue();
  const query = parseListQuery(firstValues(fields), choices);
  const terms = termsOf(query.search);
  const matches = pageOf(listEpisodes(shelves, query, terms), query.page);
  const page = { ...matches, items: matches.items.map(typesetEntry) };
  return { query: { ...query, page: page.number }, choices, page, terms, spellings };
}

/**
 * Typesets an entry of the feed. `content/` is typeset when read; a feed of thousands of episodes only when
 * shown.
 */
function typesetEntry({ episode, found: matches }: ListEntry): ListEntry {
  if (episode.target.kind === 'page') return { episode, found: matches };
  const title = typeset(episode.title);
  const description = matches?.description ?? null;
  return {
    episode: {
      ...episode,
      title,
      shortTitle: title,
      description: typeset(episode.description),
    },
    found: matches && {
      ...matches,
      description: description === null ? null : typeset(description),
    },
  };
}

function firstValues(fields: AddressFields): URLSearchParams {
  const values = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    const firstValue = Array.isArray(value) ? value[0] : value;
    if (firstValue !== undefined) values.set(name, firstValue);
  }
  return values;
}
