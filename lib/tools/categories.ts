import type { Tool } from '@/lib/tools/tool';

/** The choice that leaves nothing out. */
export const ALL_CATEGORIES = 'Tous';

/** Lists the categories of tools, each once, in order of first occurrence. */
export const categoriesOf = (tools: readonly Pick<Tool, 'category'>[]): readonly string[] => [
  ...new Set(tools.map(({ category }) => category)),
];
