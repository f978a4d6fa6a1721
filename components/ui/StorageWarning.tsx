import { Icon } from '@/components/ui/Icon';
import { typeset } from '@/lib/text/typeset';
import styles from './StorageWarning.module.css';

/** Renders the warning of a storage failure in a live region; nothing without failure. */
export function StorageWarning({ sentence }: { readonly sentence: string | null }) {
  return (
    <div role="status">
      {sentence !== null && (
        <p className={styles.root}>
          <Icon name="alert" size={20} />
          <span>{typeset(sentence)}</span>
        </p>
      )}
    </div>
  );
}
