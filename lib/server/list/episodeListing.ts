import 'server-only';
import { listEpisodes, type EpisodeListing, type ListEntry } from '@/lib/episodes/list/listing';
import { pageOf } from '@/lib/episodes/list/pages';
import { parseListQuery } from '@/lib/episodes/list/query';
import { termsOf } from '@/lib/episodes/search/terms';
import { loadEpisodeShelves } from '@/lib/server/list/episodeShelves';
import { typeset } from '@/lib/text/typeset';

/** The fields of an address as Next gives them. */
export type AddressFields = Readonly<Record<string, string | string[] | undefined>>;

/** Builds the page of the list that an address requests. Rejects only when `content/` is wrong. */
export async function episodeListing(fields: AddressFields): Promise<EpisodeListing> {
  const { choices, spellings, ...shelves } = await loadEpisodeShelves();
  const query = parseListQuery(firstValues(fields), choices);
  const terms = termsOf(query.search);
  const found = pageOf(listEpisodes(shelves, query, terms), query.page);
  const page = { ...found, items: found.items.map(typesetEntry) };
  return { query: { ...query, page: page.number }, choices, page, terms, spellings };
}

/** The words of `content/` are typeset as they are read; those of a feed of thousands only when they are shown. */
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
