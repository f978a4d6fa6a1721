import 'server-only';
import type { ListChoices } from '@/lib/episodes/filter';
import { listEpisodes, type ListEntry } from '@/lib/episodes/listing';
import { pageOf, type Page } from '@/lib/episodes/pages';
import { parseListQuery, type ListQuery } from '@/lib/episodes/query';
import type { Spellings } from '@/lib/episodes/spellings';
import { termsOf, type Term } from '@/lib/episodes/terms';
import { loadEpisodeShelves } from '@/lib/server/episodeShelves';

/** The fields of an address as Next gives them. */
export type AddressFields = Readonly<Record<string, string | string[] | undefined>>;

/** What the page of the episodes shows for an address. */
export interface EpisodeListing {
  /** With the number of the page that is shown. */
  readonly query: ListQuery;
  readonly choices: ListChoices;
  readonly page: Page<ListEntry>;
  readonly terms: readonly Term[];
  readonly spellings: Spellings;
}

/** The page of the list that an address asks for. Rejects only when `content/` is wrong. */
export async function episodeListing(fields: AddressFields): Promise<EpisodeListing> {
  const { choices, spellings, ...shelves } = await loadEpisodeShelves();
  const query = parseListQuery(firstValues(fields), choices);
  const terms = termsOf(query.search);
  const page = pageOf(listEpisodes(shelves, query, terms), query.page);
  return { query: { ...query, page: page.number }, choices, page, terms, spellings };
}

function firstValues(fields: AddressFields): URLSearchParams {
  const values = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    const first = Array.isArray(value) ? value[0] : value;
    if (first !== undefined) values.set(name, first);
  }
  return values;
}
