import { Icon } from '@/components/ui/Icon';
import styles from './SentenceButton.module.css';

/** Renders the button that plays a sentence from the keyboard, which `createSentenceCursor` moves between sentences. */
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
