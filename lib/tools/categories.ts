import type { Tool } from '@/lib/tools/tool';

/** The filter's option for all categories. */
export const ALL_CATEGORIES = 'Tous';

/** Lists the categories of tools, in order of first occurrence, without duplicates. */
export const categoriesOf = (tools: readonly Pick<Tool, 'category'>[]): readonly string[] => [
  ...new Set(tools.map(({ category }) => category)),
];
