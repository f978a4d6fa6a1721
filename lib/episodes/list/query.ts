/**
 * The query of the list of episodes as an address writes it, so that a link shows the same list. Invalid fields are
 * dropped: every query gives a valid list.
 */
import type { ListChoices, ListFilter } from '@/lib/episodes/list/filter';

export type ListOrder = 'recent' | 'story';

export interface ListQuery extends ListFilter {
  /** As typed. */
  readonly search: string;
  readonly order: ListOrder;
  /** From 1; may exceed the last page. */
  readonly page: number;
}

/** In characters: the longest search. */
export const MAX_SEARCH = 80;

/** The word of the address for each order. */
export const ORDER_WORDS = {
  recent: '',
  story: 'histoire',
} as const satisfies Record<ListOrder, string>;

/** The query of an address without fields. */
export const EVERY_EPISODE: ListQuery = {
  search: '',
  category: null,
  period: null,
  order: 'recent',
  page: 1,
};

const FIELDS = ['q', 'categorie', 'periode', 'ordre', 'page'] as const;

/** In UTF-16 units: the longest field, since each character of a search may be a surrogate pair. */
const MAX_FIELD_LENGTH = 2 * MAX_SEARCH;

/**
 * Reduces a query to its known fields, without duplicate, empty or overlong ones, which bounds the cost of any request.
 */
export function tidyListFields(fields: URLSearchParams): URLSearchParams {
  const tidyFields = new URLSearchParams();
  for (const name of FIELDS) {
    const value = fields.get(name)?.slice(0, MAX_FIELD_LENGTH) ?? '';
    if (value !== '') tidyFields.set(name, value);
  }
  return tidyFields;
}

/** Parses the fields of an address or a form. */
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
  const setField = (name: string, value: string): void => {
    if (value !== '') fields.set(name, value);
  };
  setField('q', query.search);
  setField('categorie', query.category ?? '');
  setField('periode', query.period ?? '');
  setField('ordre', ORDER_WORDS[query.order]);
  setField('page', query.page > 1 ? String(query.page) : '');
  return fields.size > 0 ? `?${fields.toString()}` : '';
}

/** Tells whether a query is the whole list, newest first, on any page: the only list that search engines index. */
export const isWholeList = (query: ListQuery): boolean =>
  formatListQuery({ ...query, page: 1 }) === '';

const parsePage = (text: string): number =>
  /^\d{1,6}$/.test(text) ? Math.max(1, Number(text)) : 1;
