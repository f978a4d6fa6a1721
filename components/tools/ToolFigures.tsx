import { Figures } from '@/components/ui/text/Figures';
import { categoriesOf } from '@/lib/tools/categories';
import type { Tool } from '@/lib/tools/tool';
import styles from './ToolFigures.module.css';

/** How many tools there are, of how many kinds, and how many of them are featured. */
export function ToolFigures({ tools }: { readonly tools: readonly Tool[] }) {
  const featured = tools.filter((tool) => tool.featured);
  return (
    <div className={styles.root}>
      <Figures
        figures={[
          { value: String(tools.length), label: 'outils' },
          { value: String(categoriesOf(tools).length), label: 'catégories' },
          { value: String(featured.length), label: 'à la une' },
        ]}
      />
    </div>
  );
}
