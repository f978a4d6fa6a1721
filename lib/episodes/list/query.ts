/**
 * What is looked for in the list of episodes, as the address writes it, so that a link shows the same list. What is
 * not understood is left out: any query gives a list that can be shown.
 */
import type { ListChoices, ListFilter } from '@/lib/episodes/list/filter';

export type ListOrder = 'recent' | 'story';

export interface ListQuery extends ListFilter {
  /** As it was typed. */
  readonly search: string;
  readonly order: ListOrder;
  /** From 1; it may be beyond the last page. */
  readonly page: number;
}

/** Longest search, in characters. */
export const MAX_SEARCH = 80;

/** The word of the address for each order. */
export const ORDER_WORDS = {
  recent: '',
  story: 'histoire',
} as const satisfies Record<ListOrder, string>;

/** What is shown when the address asks for nothing. */
export const EVERY_EPISODE: ListQuery = {
  search: '',
  category: null,
  period: null,
  order: 'recent',
  page: 1,
};

const FIELDS = ['q', 'categorie', 'periode', 'ordre', 'page'] as const;

/** Longest value of a field that can mean something, in UTF-16 units: a search may be all surrogate pairs. */
const MAX_VALUE = 2 * MAX_SEARCH;

/**
 * Strips an address to the known fields, each once, none empty and none too long, so that any request is cheap to
 * read, render and write back.
 */
export function tidyListFields(fields: URLSearchParams): URLSearchParams {
  const tidy = new URLSearchParams();
  for (const name of FIELDS) {
    const value = fields.get(name)?.slice(0, MAX_VALUE) ?? '';
    if (value !== '') tidy.set(name, value);
  }
  return tidy;
}

/** Reads the fields of an address or of the form. */
export function parseListQuery(fields: URLSearchParams, choices: ListChoices): ListQuery {
  const { categories, periods } = choices;
  const period = fields.get('periode');
  return {
    search: [...(fields.get('q') ?? '')].slice(0, MAX_SEARCH).join('').trim(),
    category: categories.find((category) => category === fields.get('categorie')) ?? null,
    period: periods.find(({ id }) => id === period)?.id ?? null,
    order: fields.get('ordre') === ORDER_WORDS.story ? 'story' : 'recent',
    page: parsePage(fields.get('page') ?? ''),
  };
}

/** Formats the query string of a list, question mark included; '' for the default list. */
export function formatListQuery(query: ListQuery): '' | `?${string}` {
  const fields = new URLSearchParams();
  const write = (name: string, value: string): void => {
    if (value !== '') fields.set(name, value);
  };
  write('q', query.search);
  write('categorie', query.category ?? '');
  write('periode', query.period ?? '');
  write('ordre', ORDER_WORDS[query.order]);
  write('page', query.page > 1 ? String(query.page) : '');
  return fields.size > 0 ? `?${fields.toString()}` : '';
}

/**
 * Tells whether a query is the whole list, newest first, whatever its page: the only list that search engines
 * index.
 */
export const isWholeList = (query: ListQuery): boolean =>
  formatListQuery({ ...query, page: 1 }) === '';

const parsePage = (text: string): number =>
  /^\d{1,6}$/.test(text) ? Math.max(1, Number(text)) : 1;
