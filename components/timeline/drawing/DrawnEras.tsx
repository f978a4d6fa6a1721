import type { Era } from '@/lib/timeline/record';
import { percent } from '@/lib/timeline/board/drawing';
import { END_DAY, FIRST_DAY, YEAR_DAYS, YEARS } from '@/lib/timeline/bounds';
import { julianYearStart } from '@/lib/time/julianCalendar';
import styles from './DrawnEras.module.css';

interface DrawnErasProps {
  readonly eras: readonly Era[];
  readonly isNamed: boolean;
}

const startDayOf = ({ from }: Era): number => Math.max(FIRST_DAY, julianYearStart(from));

/** Renders the eras as backgrounds over the whole height; the canvas painters read the colours of these elements. */
export function DrawnEras({ eras, isNamed }: DrawnErasProps) {
  return (
    <>
      {eras.map((era, index) => {
        const [startDay, nextEra] = [startDayOf(era), eras[index + 1]];
        const endDay = nextEra ? startDayOf(nextEra) : END_DAY;
        const [left, right] = [percent(startDay), percent(endDay)].map(Number.parseFloat);
        const isShort = endDay - startDay < 30 * YEAR_DAYS;
        const width = `${((right ?? 0) - (left ?? 0)).toFixed(3)}%`;
        return (
          <svg key={era.from} x={percent(startDay)} width={width}>
            <rect className={styles.ground} data-era={index % 5} width="100%" height="100%" />
            {isNamed && (
              <text
                className={styles.name}
                data-short={isShort || undefined}
                x="50%"
                y="50%"
                dy="0.34em"
                textAnchor="middle"
              >
                <tspan>{era.name}</tspan>
                {!isShort && (
                  <tspan className={styles.years} dx="8">
                    {`${era.from}–${nextEra?.from ?? YEARS.to}`}
                  </tspan>
                )}
              </text>
            )}
          </svg>
        );
      })}
    </>
  );
}
