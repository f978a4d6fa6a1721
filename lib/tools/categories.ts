import type { Tool } from '@/lib/tools/tool';

/** The choice that leaves nothing out. */
export const ALL_CATEGORIES = 'Tous';

/** The categories that tools have, each once, in the order in which they first come. */
export const categoriesOf = (tools: readonly Pick<Tool, 'category'>[]): readonly string[] => [
  ...new Set(tools.map(({ category }) => category)),
];
