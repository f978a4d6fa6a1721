import { Icon } from '@/components/ui/Icon';
import type { Tool } from '@/lib/tools/tool';
import styles from './ToolDetails.module.css';

export function ToolDetails({ tool }: { readonly tool: Tool }) {
  return (
    <div className={styles.root}>
      <p>{tool.longDescription}</p>
      <h4 className={styles.heading}>Fonctionnalités clés</h4>
      <ul role="list" className={styles.features}>
        {tool.features.map((feature) => (
          <li key={feature} className={styles.feature}>
            <Icon name="check" size={20} />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
      <p className={styles.category}>
        Catégorie&nbsp;: <strong>{tool.category}</strong>
      </p>
    </div>
  );
}
