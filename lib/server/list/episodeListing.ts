import 'server-only';
import { listEpisodes, type EpisodeListing, type ListEntry } from '@/lib/episodes/list/listing';
import { pageOf } from '@/lib/episodes/list/pages';
import { parseListQuery } from '@/lib/episodes/list/query';
import { termsOf } from '@/lib/episodes/search/terms';
import { loadEpisodeShelves } from '@/lib/server/list/episodeShelves';
import { typeset } from '@/lib/text/typeset';

/** The query of an address, as Next gives it. */
export type AddressFields = Readonly<Record<string, string | string[] | undefined>>;

/** Builds the page of the list that an address requests. Rejects only when `content/` is invalid. */
export async function episodeListing(fields: AddressFields): Promise<EpisodeListing> {
  const { choices, spellings, ...shelves } = await loadEpisodeShelves();
  const query = parseListQuery(firstValues(fields), choices);
  const terms = termsOf(query.search);
  const found = pageOf(listEpisodes(shelves, query, terms), query.page);
  const page = { ...found, items: found.items.map(typesetEntry) };
  return { query: { ...query, page: page.number }, choices, page, terms, spellings };
}

/**
 * Typesets an entry of the feed. `content/` is typeset when it is read; a feed of thousands of episodes only when
 * shown.
 */
function typesetEntry({ episode, found }: ListEntry): ListEntry {
  if (episode.target.kind === 'page') return { episode, found };
  const title = typeset(episode.title);
  const words = found?.description ?? null;
  return {
    episode: {
      ...episode,
      title,
      shortTitle: title,
      description: typeset(episode.description),
    },
    found: found && { ...found, description: words === null ? null : typeset(words) },
  };
}

function firstValues(fields: AddressFields): URLSearchParams {
  const values = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    const first = Array.isArray(value) ? value[0] : value;
    if (first !== undefined) values.set(name, first);
  }
  return values;
}
