import { MarkShape } from '@/components/timeline/drawing/MarkShape';
import { sampleMarks } from '@/lib/timeline/board/sample';
import type { Entry } from '@/lib/timeline/entry';
import styles from '../entry/EntryMarks.module.css';

type DatedEntry = Pick<Entry, 'date' | 'grade'>;

/** Width of a shape, in pixels. */
const WIDTH = 48;

/** Creates the shapes of a long list's dates: one SVG `<symbol>` for all entries with the same shape. */
export function markShapes(entries: readonly DatedEntry[]) {
  const shapeIds = new Map<string, string>();
  const keyOf = ({ date, grade }: DatedEntry): string =>
    JSON.stringify(sampleMarks(date, grade, WIDTH));
  for (const entry of entries) {
    const key = keyOf(entry);
    if (!shapeIds.has(key)) shapeIds.set(key, `f${shapeIds.size + 1}`);
  }
  const entryByShapeId = new Map(entries.map((entry) => [shapeIds.get(keyOf(entry)), entry]));
  return {
    symbols: (
      <svg className={styles.shapes} aria-hidden="true">
        {[...entryByShapeId].map(([id, { date, grade }]) => (
          <symbol key={id} id={id} viewBox={`0 0 ${WIDTH} 20`}>
            {sampleMarks(date, grade, WIDTH).map((mark, rank) => (
              <MarkShape key={rank} mark={mark} formatX={String} />
            ))}
          </symbol>
        ))}
      </svg>
    ),
    markOf: (entry: DatedEntry) => (
      <svg aria-hidden="true">
        <use href={`#${shapeIds.get(keyOf(entry)) ?? ''}`} />
      </svg>
    ),
  };
}
