import { MarkShape } from '@/components/timeline/drawing/MarkShape';
import { BAR_PADDING, LABEL_REM, MARK_ROOM } from '@/lib/timeline/board/sizes';
import type { BoardEntry } from '@/lib/timeline/board/board';
import { FIRST_DAY } from '@/lib/timeline/bounds';
import {
  bandOf,
  drawnX,
  LAST_DRAWN_DAY,
  percent,
  percentOfWidth,
} from '@/lib/timeline/board/drawing';
import { eventMarks, spanMarks } from '@/lib/timeline/board/marks';
import styles from './DrawnEntry.module.css';

/** Pixels of a rem at the usual size of text, in which the marks are reckoned. */
const REM = 16;

/** An event or a span of the server's drawing: its marks, and its name where there is room for it. */
export function DrawnEntry({ entry }: { readonly entry: BoardEntry }) {
  const { kind, title, grade, anchor, left, top } = entry;
  const room = MARK_ROOM[kind === null ? 'event' : 'span'];
  const x = (day: number): number => drawnX(Math.min(LAST_DRAWN_DAY, Math.max(FIRST_DAY, day)));
  const marks = (kind === null ? eventMarks : spanMarks)(entry, x, {
    y: room.y * REM,
    height: room.height * REM,
  });
  const band = bandOf(entry);
  return (
    <svg className={styles.root} y={`${top}rem`}>
      {marks.map((mark, rank) => (
        <MarkShape key={rank} mark={mark} across={percentOfWidth} />
      ))}
      {band !== null && (
        <text
          className={styles.name}
          data-band={band}
          data-within={kind !== null && grade === 'établi'}
          x={kind === null ? percent(anchor) : percentOfWidth(x(entry.sureFrom))}
          dx={kind === null ? 0 : `${BAR_PADDING * LABEL_REM}rem`}
          y={kind === null ? '0.85rem' : '0.9rem'}
          textAnchor={left < 0 ? 'end' : 'start'}
        >
          {title}
        </text>
      )}
    </svg>
  );
}
