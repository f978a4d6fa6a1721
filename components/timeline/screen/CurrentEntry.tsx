import type { BoardEntry } from '@/lib/timeline/board/board';
import { gradeWords } from '@/lib/timeline/words';
import { hijriYearsWords } from '@/lib/time/hijriWords';
import styles from './CurrentEntry.module.css';

/** What is in hand on the stage, in a line: its title, its date in both calendars, how sure it is. */
export function CurrentEntry({ entry }: { readonly entry: BoardEntry | null }) {
  return (
    <p className={styles.root} data-empty={entry === null}>
      {entry === null ? (
        'Ce qui est sous la main se lit ici.'
      ) : (
        <>
          <strong>{entry.title}</strong>
          <span>{entry.when}</span>
          <span>{hijriYearsWords(entry.from, entry.to)}</span>
          <span>{gradeWords(entry.grade, entry.isAccepted)}</span>
        </>
      )}
    </p>
  );
}
