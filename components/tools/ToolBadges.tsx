import type { Tool } from '@/lib/tools/tool';
import styles from './ToolBadges.module.css';

export function ToolBadges({
  tool: { featured, comingSoon },
}: {
  readonly tool: Pick<Tool, 'featured' | 'comingSoon'>;
}) {
  return (
    <>
      {featured && (
        <span className={styles.root} data-kind="featured">
          A la une
        </span>
      )}
      {comingSoon && (
        <span className={styles.root} data-kind="soon">
          Bientôt disponible
        </span>
      )}
    </>
  );
}
