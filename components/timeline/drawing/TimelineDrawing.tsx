import { DrawnEras } from '@/components/timeline/drawing/DrawnEras';
import { DrawnLane } from '@/components/timeline/drawing/DrawnLane';
import { DrawnScale } from '@/components/timeline/drawing/DrawnScale';
import { DrawnYear } from '@/components/timeline/drawing/DrawnYear';
import { wholeViewport } from '@/lib/timeline/axis/view';
import { julianTicks } from '@/lib/timeline/axis/ticks';
import type { Board } from '@/lib/timeline/board/board';
import { DRAWN_WIDTH, percent } from '@/lib/timeline/board/drawing';
import styles from './TimelineDrawing.module.css';

/** Least width of a year's label on the scale, in pixels. */
const TICK_WIDTH = 52;

/**
 * Renders the whole timeline on the server, in percentages of its frame, for the first paint, for print and without
 * script; the list of decades has the same content as text.
 */
export function TimelineDrawing({ board }: { readonly board: Board }) {
  const ticks = julianTicks(wholeViewport(DRAWN_WIDTH), DRAWN_WIDTH, TICK_WIDTH);
  return (
    <div className={styles.root} data-timeline="drawing" aria-hidden="true">
      <DrawnScale eras={board.eras} />
      <div className={styles.board}>
        <svg className={styles.lanes} width="100%" height="100%" focusable="false">
          <DrawnEras eras={board.eras} isNamed={false} />
          {ticks.map(({ day }) => (
            <line
              key={day}
              className={styles.grid}
              x1={percent(day)}
              x2={percent(day)}
              y1="0"
              y2="100%"
            />
          ))}
          <DrawnYear />
          {board.lanes.map((lane, tone) => (
            <DrawnLane
              key={lane.id}
              lane={lane}
              tone={tone}
              rows={board.height}
              entries={board.entries.filter((entry) => entry.lane === lane.id)}
            />
          ))}
        </svg>
      </div>
    </div>
  );
}
