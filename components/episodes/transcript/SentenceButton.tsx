import { Icon } from '@/components/ui/Icon';
import styles from './SentenceButton.module.css';

/** Plays a sentence without a pointer. The cursor shows it, and takes it from one sentence to the other. */
export function SentenceButton() {
  return (
    <>
      <button type="button" className={styles.root} data-cursor hidden>
        <Icon name="play" size={14} />
        Écouter à partir de cette phrase
      </button>
      <span className="visually-hidden" aria-live="polite" />
    </>
  );
}
