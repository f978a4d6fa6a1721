import clsx from 'clsx';
import { DrawnEntry } from '@/components/timeline/drawing/DrawnEntry';
import { DrawnScale } from '@/components/timeline/drawing/DrawnScale';
import type { Board } from '@/lib/timeline/board/board';
import { HEIGHTS } from '@/lib/timeline/board/sizes';
import { DRAWN_WIDTH, percent } from '@/lib/timeline/board/drawing';
import { showWhole } from '@/lib/timeline/axis/view';
import { julianTicks } from '@/lib/timeline/axis/ticks';
import styles from './TimelineDrawing.module.css';
import tones from './tones.module.css';

/** Least room of a year's label on the scale, in pixels. */
const TICK_ROOM = 52;

/**
 * The whole timeline as the server draws it: as wide as there is room, and as high as its lanes. It is what is seen
 * first, without script and on paper; the list below says the same in words.
 */
export function TimelineDrawing({ board }: { readonly board: Board }) {
  const ticks = julianTicks(showWhole(DRAWN_WIDTH), DRAWN_WIDTH, TICK_ROOM);
  return (
    <div className={styles.root} data-timeline="drawing" aria-hidden="true">
      <DrawnScale />
      <svg
        className={styles.board}
        width="100%"
        height={`${board.height}rem`}
        focusable="false"
      >
        {board.lanes.map(({ id, name, top, height }, tone) => (
          <g key={id} className={tones.tone} data-tone={tone}>
            <rect
              className={styles.lane}
              data-even={tone % 2 === 0}
              width="100%"
              y={`${top}rem`}
              height={`${height}rem`}
            />
            <text className={styles.name} x="8" y={`${top + HEIGHTS.head * 0.72}rem`}>
              {name}
            </text>
          </g>
        ))}
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
        {board.lanes.map(({ id }, tone) => (
          <g key={id} className={clsx(tones.tone, styles.entries)} data-tone={tone}>
            {board.entries
              .filter(({ lane }) => lane === id)
              .map((entry) => (
                <DrawnEntry key={entry.id} entry={entry} />
              ))}
          </g>
        ))}
      </svg>
    </div>
  );
}
