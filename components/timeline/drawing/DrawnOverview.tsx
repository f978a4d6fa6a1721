import { DENSITY_LEVELS, DENSITY_STEP } from '@/lib/timeline/board/density';
import { densityPath, percent } from '@/lib/timeline/board/drawing';
import type { Board } from '@/lib/timeline/board/board';
import { DAYS, YEARS } from '@/lib/timeline/bounds';
import { julianYearStart } from '@/lib/time/julianCalendar';
import styles from './DrawnOverview.module.css';

const CENTURIES = [YEARS.from, 600, 700, YEARS.to];

/** Renders the density of entries by year over the three centuries, all lanes together. */
export function DrawnOverview({ overview }: Pick<Board, 'overview'>) {
  return (
    <svg
      className={styles.root}
      width="100%"
      height="100%"
      aria-hidden="true"
      focusable="false"
    >
      <svg
        height="65%"
        viewBox={`0 0 ${DAYS / DENSITY_STEP} ${DENSITY_LEVELS}`}
        preserveAspectRatio="none"
      >
        <path className={styles.density} d={densityPath(overview)} />
      </svg>
      {CENTURIES.map((year) => (
        <text
          key={year}
          className={styles.year}
          x={percent(julianYearStart(year))}
          y="98%"
          textAnchor={year === YEARS.from ? 'start' : year === YEARS.to ? 'end' : 'middle'}
        >
          {year}
        </text>
      ))}
    </svg>
  );
}
