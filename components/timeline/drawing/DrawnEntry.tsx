import { MarkShape } from '@/components/timeline/drawing/MarkShape';
import { BAR_PADDING, LABEL_REM, MARK_REM } from '@/lib/timeline/board/sizes';
import type { BoardEntry } from '@/lib/timeline/board/board';
import { END_DAY, FIRST_DAY } from '@/lib/timeline/bounds';
import {
  bandOf,
  drawnX,
  percent,
  percentOf,
  percentOfWidth,
} from '@/lib/timeline/board/drawing';
import { eventMarks, spanMarks } from '@/lib/timeline/board/marks';
import bands from './bands.module.css';
import styles from './DrawnEntry.module.css';

/** Default font size in pixels, for which the marks are computed. */
const REM = 16;

interface DrawnEntryProps {
  readonly entry: BoardEntry;
  /** Height of the board, in rows. */
  readonly rows: number;
  /** Index of the entry's lane, which selects its colour. */
  readonly tone: number;
}

/** Renders an event or a span of the server's drawing, whose name has room: its marks and its name. */
export function DrawnEntry({ entry, rows, tone }: DrawnEntryProps) {
  const { isBar, name, grade, importance, anchor, left, top } = entry;
  const band = bandOf(entry);
  if (band === null) return null;
  const height = MARK_REM[isBar ? 'span' : 'event'] * REM;
  const x = (day: number): number => drawnX(Math.min(END_DAY, Math.max(FIRST_DAY, day)));
  const marks = (isBar ? spanMarks : eventMarks)(entry, x, { y: -height / 2, height });
  const sureLeft = x(entry.sureFrom);
  const nameText = (
    <text
      className={styles.name}
      data-importance={importance}
      data-within={isBar && grade === 'établi'}
      x={isBar ? 0 : percent(anchor)}
      dx={`${(isBar ? BAR_PADDING : left < 0 ? -0.85 : left) * LABEL_REM}rem`}
      y={isBar ? height / 2 : 0}
      dy="0.34em"
      textAnchor={left < 0 ? 'end' : 'start'}
    >
      {name}
    </text>
  );
  return (
    <svg
      className={`${styles.root} ${bands.named}`}
      data-band={band}
      y={percentOf(top + 0.5, rows)}
    >
      {marks.map((mark, index) => (
        <MarkShape key={index} mark={mark} formatX={percentOfWidth} tone={tone} />
      ))}
      {isBar ? (
        <svg
          x={percentOfWidth(sureLeft)}
          y={-height / 2}
          width={percentOfWidth(x(entry.sureTo) - sureLeft)}
          height={height}
        >
          {nameText}
        </svg>
      ) : (
        nameText
      )}
    </svg>
  );
}
