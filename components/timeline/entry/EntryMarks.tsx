import { MarkShape } from '@/components/timeline/drawing/MarkShape';
import type { Entry } from '@/lib/timeline/entry';
import { sampleMarks } from '@/lib/timeline/board/sample';
import styles from './EntryMarks.module.css';

/** Renders the shape of an entry's date at the size of a line of text. */
export function EntryMarks({ entry }: { readonly entry: Pick<Entry, 'date' | 'grade'> }) {
  return (
    <svg className={styles.root} viewBox="0 0 48 20" aria-hidden="true" focusable="false">
      {sampleMarks(entry.date, entry.grade, 48).map((mark, rank) => (
        <MarkShape key={rank} mark={mark} formatX={String} />
      ))}
    </svg>
  );
}
