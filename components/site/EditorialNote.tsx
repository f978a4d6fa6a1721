import type { Editorial } from '@/lib/content/editorial';
import { formatFrenchDay, toIsoDay } from '@/lib/time/longDate';
import styles from './EditorialNote.module.css';

interface EditorialNoteProps {
  readonly editorial: Editorial;
  /** Limits the note to the page's width, where no parent does. */
  readonly isAlone?: boolean;
}

/** Renders author, reviewer and date of revision of a text. */
export function EditorialNote({ editorial, isAlone }: EditorialNoteProps) {
  const { author, reviewer, revised } = editorial;
  return (
    <p className={styles.root} data-alone={isAlone || undefined} data-editorial>
      <span>{`Texte : ${author}. Relecture : ${reviewer}. Dernière révision : `}</span>
      <time dateTime={toIsoDay(revised)}>{formatFrenchDay(revised)}</time>
      <span>.</span>
    </p>
  );
}
