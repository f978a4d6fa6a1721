import type { Editorial } from '@/lib/content/editorial';
import { formatFrenchDay, toIsoDay } from '@/lib/time/longDate';
import styles from './EditorialNote.module.css';

interface EditorialNoteProps {
  readonly editorial: Editorial;
  /** Whether it stands in a page that has no column of its own, and keeps to the page's width by itself. */
  readonly isAlone?: boolean;
}

/** Who wrote what one reads, who read it again, and when it was last revised. */
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
