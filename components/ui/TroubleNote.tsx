import { Icon } from '@/components/ui/Icon';
import { typeset } from '@/lib/text/typeset';
import styles from './TroubleNote.module.css';

/** Renders why something cannot be kept, in an element that announces it; null for no trouble. */
export function TroubleNote({ sentence }: { readonly sentence: string | null }) {
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
