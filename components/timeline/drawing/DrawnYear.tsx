import { percent } from '@/lib/timeline/board/drawing';
import { HIJRI_EPOCH } from '@/lib/time/hijriCalendar';
import { julianYearStart, toJulian } from '@/lib/time/julianCalendar';
import styles from './DrawnYear.module.css';

/** Year of the Hijra, highlighted by default. */
const { year: HIJRA } = toJulian(HIJRI_EPOCH);

interface DrawnYearProps {
  /** Whether the label with the year's name is rendered, at the scales. */
  readonly hasLabel?: boolean;
}

/** Renders the gold line and the label of the highlighted year, in the middle of the year. */
export function DrawnYear({ hasLabel = false }: DrawnYearProps) {
  return (
    <svg x={percent(julianYearStart(HIJRA) + 182)} overflow="visible">
      <rect className={styles.glow} x="-8" width="16" height="100%" />
      <rect className={styles.line} x="-0.75" width="1.5" height="100%" />
      {hasLabel && (
        <>
          <path className={styles.label} d="M-26 4h52v36l-26 10l-26-10z" />
          <text className={styles.year} y="22" textAnchor="middle">
            {HIJRA}
          </text>
          <text className={styles.hijri} y="35" textAnchor="middle">
            1 H
          </text>
        </>
      )}
    </svg>
  );
}
