import { createSearch } from '@/lib/text/search/search';
import type { Tool } from '@/lib/tools/tool';

export interface ToolFilter {
  /** Search text as typed. */
  readonly search: string;
  /** Null for every category. */
  readonly category: string | null;
}

/** The filter that every tool passes. */
export const EVERY_TOOL: ToolFilter = { search: '', category: null };

type FilteredTool = Pick<Tool, 'title' | 'description' | 'category'>;

const toolSearch = createSearch<FilteredTool>(({ title, description }) => ({
  names: [title],
  texts: [description],
}));

/** Filters the tools by title and description, the best match first; in catalogue order without a search. */
export const filterTools = <T extends FilteredTool>(
  tools: readonly T[],
  { search, category }: ToolFilter,
): readonly T[] =>
  toolSearch
    .bestFirst(tools, search)
    .filter((tool) => category === null || tool.category === category);

/** Tells whether a filter shows a tool. */
export const matchesFilter = (tool: FilteredTool, filter: ToolFilter): boolean =>
  filterTools([tool], filter).length > 0;
