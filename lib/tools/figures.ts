import { categoriesOf } from '@/lib/tools/categories';
import type { Tool } from '@/lib/tools/tool';

/** Returns the counters of the catalogue: tools, their categories, and how many are featured. */
export const toolCounters = (tools: readonly Tool[]) => [
  { value: String(tools.length), label: 'outils' },
  { value: String(categoriesOf(tools).length), label: 'catégories' },
  { value: String(tools.filter(({ featured }) => featured).length), label: 'à la une' },
];
