import { DrawnEntry } from '@/components/timeline/drawing/DrawnEntry';
import type { BoardEntry, BoardLane } from '@/lib/timeline/board/board';
import { DENSITY_LEVELS, DENSITY_STEP } from '@/lib/timeline/board/density';
import {
  bandOf,
  densityPath,
  drawnX,
  DRAWN_WIDTH,
  percent,
  percentOf,
} from '@/lib/timeline/board/drawing';
import { HEIGHTS } from '@/lib/timeline/board/sizes';
import { DAYS } from '@/lib/timeline/bounds';
import bands from './bands.module.css';
import styles from './DrawnLane.module.css';
import tones from './tones.module.css';

interface DrawnLaneProps {
  readonly lane: BoardLane;
  readonly tone: number;
  readonly entries: readonly BoardEntry[];
  /** Height of the board, in rows. */
  readonly rows: number;
}

/**
 * Renders a lane of the server's drawing: the entries whose names have room and, at the lane's foot, the density of all
 * entries with a tick for each entry without a name.
 */
export function DrawnLane({ lane, tone, entries, rows }: DrawnLaneProps) {
  const { top, height, density } = lane;
  const footBox = {
    y: percentOf(top + height - HEIGHTS.foot, rows),
    height: percentOf(HEIGHTS.foot - 0.1, rows),
    preserveAspectRatio: 'none',
  };
  const unnamedEntries = entries.filter((entry) => bandOf(entry) === null);
  return (
    <g className={tones.tone} data-tone={tone}>
      <defs>
        <linearGradient id={`fondu-${tone}-debut`}>
          <stop className={styles.clear} offset="0" />
          <stop className={styles.full} offset="1" />
        </linearGradient>
        <linearGradient id={`fondu-${tone}-fin`}>
          <stop className={styles.full} offset="0" />
          <stop className={styles.clear} offset="1" />
        </linearGradient>
        <pattern id={`hachures-${tone}`} width="5" height="5" patternUnits="userSpaceOnUse">
          <path className={styles.hatch} d="M-1 1L1-1M0 5L5 0M4 6L6 4" />
        </pattern>
      </defs>
      <line
        className={styles.edge}
        x2="100%"
        y1={percentOf(top + height, rows)}
        y2={percentOf(top + height, rows)}
      />
      <svg {...footBox} viewBox={`0 0 ${DAYS / DENSITY_STEP} ${DENSITY_LEVELS}`}>
        <path className={styles.density} d={densityPath(density)} />
      </svg>
      <svg {...footBox} viewBox={`0 0 ${DRAWN_WIDTH} 2`}>
        <path
          className={styles.ticks}
          d={unnamedEntries.map(({ anchor }) => `M${drawnX(anchor)} 1v1`).join('')}
        />
      </svg>
      {entries.map((entry) => {
        const band = bandOf(entry);
        return band === null ? null : (
          <line
            key={entry.id}
            className={`${styles.ticks} ${bands.tick}`}
            data-band={band}
            x1={percent(entry.anchor)}
            x2={percent(entry.anchor)}
            y1={percentOf(top + height - 0.5, rows)}
            y2={percentOf(top + height - 0.1, rows)}
          />
        );
      })}
      {entries.map((entry) => (
        <DrawnEntry key={entry.id} entry={entry} rows={rows} tone={tone} />
      ))}
    </g>
  );
}
