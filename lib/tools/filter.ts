import { createSearch } from '@/lib/text/search/search';
import type { Tool } from '@/lib/tools/tool';

export interface ToolFilter {
  /** As typed. */
  readonly search: string;
  /** Null for every category. */
  readonly category: string | null;
}

/** The filter that every tool passes. */
export const EVERY_TOOL: ToolFilter = { search: '', category: null };

type Filtered = Pick<Tool, 'title' | 'description' | 'category'>;

const toolSearch = createSearch<Filtered>(({ title, description }) => ({
  names: [title],
  texts: [description],
}));

/** Filters the tools by title and description, the best match first; in catalogue order without a search. */
export const filterTools = <T extends Filtered>(
  tools: readonly T[],
  { search, category }: ToolFilter,
): readonly T[] =>
  toolSearch
    .bestFirst(tools, search)
    .filter((tool) => category === null || tool.category === category);

export const passes = (tool: Filtered, filter: ToolFilter): boolean =>
  filterTools([tool], filter).length > 0;
