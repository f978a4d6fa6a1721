import { MarkShape } from '@/components/timeline/drawing/MarkShape';
import { sampleMarks } from '@/lib/timeline/board/sample';
import type { Entry } from '@/lib/timeline/entry';
import styles from '../entry/EntryMarks.module.css';

type Dated = Pick<Entry, 'date' | 'grade'>;

/** Width of a shape, in pixels. */
const WIDTH = 48;

/** Creates the shapes of a long list's dates: each is one SVG `<symbol>`, referenced by every entry that has it. */
export function markShapes(entries: readonly Dated[]) {
  const shapes = new Map<string, string>();
  const keyOf = ({ date, grade }: Dated): string =>
    JSON.stringify(sampleMarks(date, grade, WIDTH));
  for (const entry of entries) {
    const key = keyOf(entry);
    if (!shapes.has(key)) shapes.set(key, `f${shapes.size + 1}`);
  }
  const drawn = new Map(entries.map((entry) => [shapes.get(keyOf(entry)), entry]));
  return {
    symbols: (
      <svg className={styles.shapes} aria-hidden="true">
        {[...drawn].map(([id, { date, grade }]) => (
          <symbol key={id} id={id} viewBox={`0 0 ${WIDTH} 20`}>
            {sampleMarks(date, grade, WIDTH).map((mark, rank) => (
              <MarkShape key={rank} mark={mark} across={String} />
            ))}
          </symbol>
        ))}
      </svg>
    ),
    markOf: (entry: Dated) => (
      <svg aria-hidden="true">
        <use href={`#${shapes.get(keyOf(entry)) ?? ''}`} />
      </svg>
    ),
  };
}
