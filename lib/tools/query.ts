/**
 * The catalogue's filter as it is written in the address, so that a link shows the same tools. What is not
 * understood is left out: any query gives a filter that the catalogue can show.
 */
import { EVERY_TOOL, type ToolFilter } from '@/lib/tools/filter';

/** Longest search, in characters. */
export const MAX_SEARCH = 80;

/** Reads the query of an address, with or without its question mark. */
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
