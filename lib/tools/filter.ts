import { fold } from '@/lib/text/fold';
import type { Tool } from '@/lib/tools/tool';

export interface ToolFilter {
  /** As it was typed. */
  readonly search: string;
  /** Null for every category. */
  readonly category: string | null;
}

/** The filter that every tool passes. */
export const EVERY_TOOL: ToolFilter = { search: '', category: null };

/**
 * Whether a tool answers a filter: the search, trimmed and without regard to capitals and accents, is looked for
 * in title and description.
 */
export function passes(
  { title, description, category }: Pick<Tool, 'title' | 'description' | 'category'>,
  filter: ToolFilter,
): boolean {
  const needle = fold(filter.search.trim());
  return (
    (filter.category === null || category === filter.category) &&
    (fold(title).includes(needle) || fold(description).includes(needle))
  );
}
