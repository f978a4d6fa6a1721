/**
 * The catalogue's filter in the query of an address, so that a link shows the same tools. Invalid fields are dropped:
 * every query gives a valid filter.
 */
import { EVERY_TOOL, type ToolFilter } from '@/lib/tools/filter';

/** In characters: the longest search. */
export const MAX_SEARCH = 80;

/** Parses the query of an address, with or without question mark. */
export function parseToolQuery(query: string, categories: readonly string[]): ToolFilter {
  const fields = new URLSearchParams(query);
  return {
    search: [...(fields.get('q') ?? EVERY_TOOL.search)].slice(0, MAX_SEARCH).join(''),
    category: categories.find((category) => category === fields.get('categorie')) ?? null,
  };
}

/** Formats the query of a filter, without question mark; '' for the defaults. */
export function formatToolQuery({ search, category }: ToolFilter): string {
  const fields = new URLSearchParams();
  if (search.trim()) fields.set('q', search);
  if (category !== null) fields.set('categorie', category);
  return fields.toString();
}
