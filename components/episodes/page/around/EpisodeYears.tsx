import Link from 'next/link';
import { StoryMarksSlot } from '@/components/episodes/page/around/StoryMarksSlot.client';
import type { Episode } from '@/lib/episodes/episode';
import { placeSpan, placeYear, type Period } from '@/lib/episodes/story/yearLine';
import { overYears } from '@/lib/timeline/address';
import aside from '../../EpisodeAside.module.css';
import styles from './EpisodeYears.module.css';

interface EpisodeYearsProps {
  /** Id of the episode whose playback moves the cursor. */
  readonly episodeId: string;
  readonly years: Episode['years'];
  readonly narratedPeriods: readonly string[];
  /** Periods of the maps, with their years, in chronological order. */
  readonly periods: readonly Period[];
  /** Last year of the axis. */
  readonly end: number;
}

/** First year of the axis: the traditional year of the Prophet’s birth. */
const FIRST_YEAR = 570;
const HIJRA_YEAR = 622;
/** Position of the axis in the drawing, in units of its `viewBox`. */
const AXIS = { x: 8, width: 284 } as const;

const xOfRatio = (ratio: number): number => roundToTenth(AXIS.x + ratio * AXIS.width);
const roundToTenth = (value: number): number => Math.round(value * 10) / 10;

/** Renders the years of an episode on the time axis of the series. */
export function EpisodeYears({
  episodeId,
  years,
  narratedPeriods,
  periods,
  end,
}: EpisodeYearsProps) {
  const bend = periods[0]?.from ?? HIJRA_YEAR;
  const line = { from: FIRST_YEAR, bend, to: end };
  const { start: startRatio, end: endRatio, goesBefore, goesAfter } = placeSpan(years, line);
  const bendX = xOfRatio(placeYear(bend, line));
  return (
    <section className={aside.root} aria-labelledby="annees">
      <h2 className={aside.heading} id="annees">
        Années racontées
      </h2>
      <p className={styles.label}>{years.label}</p>
      <svg className={styles.line} viewBox="0 0 300 62" aria-hidden="true" focusable="false">
        {periods.map(({ name, from, to }) => (
          <rect
            key={name}
            className={styles.period}
            data-narrated={narratedPeriods.includes(name)}
            x={roundToTenth(xOfRatio(placeYear(from, line)) + 0.8)}
            y={24}
            width={roundToTenth(
              xOfRatio(placeYear(to, line)) - xOfRatio(placeYear(from, line)) - 1.6,
            )}
            height={12}
            rx={2}
          />
        ))}
        {/* Two strokes across the axis mark its change of scale. */}
        <path
          className={styles.axis}
          d={`M${AXIS.x} 39.5H${bendX - 10}M${bendX - 4} 39.5H${AXIS.x + AXIS.width}M${bendX - 11} 42.5l3-6M${bendX - 6} 42.5l3-6`}
        />
        {[FIRST_YEAR, bend, HIJRA_YEAR, end].map((year) => (
          <g key={year}>
            <path className={styles.axis} d={`M${xOfRatio(placeYear(year, line))} 36.5v6`} />
            <text
              className={styles.year}
              x={xOfRatio(placeYear(year, line))}
              y={57}
              textAnchor={textAnchorOf(year, end)}
            >
              {year}
            </text>
          </g>
        ))}
        <rect
          className={styles.narrated}
          x={xOfRatio(startRatio)}
          y={10}
          width={roundToTenth(xOfRatio(endRatio) - xOfRatio(startRatio))}
          height={7}
          rx={3.5}
        />
        <path className={styles.cursor} data-year-cursor visibility="hidden" d="M0 4v42" />
        {goesBefore && <path className={styles.arrow} d="m6 8.5-5 5 5 5" />}
        {goesAfter && <path className={styles.arrow} d="m294 8.5 5 5-5 5" />}
      </svg>
      <StoryMarksSlot episodeId={episodeId} line={{ ...line, ...AXIS }} />
      <ul role="list" className={styles.periods}>
        {narratedPeriods.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <p className={styles.timeline}>
        <Link href={overYears(years.from, years.to)} prefetch={false}>
          Voir ces années sur la frise
        </Link>
      </p>
    </section>
  );
}

function textAnchorOf(year: number, end: number): 'start' | 'middle' | 'end' {
  if (year === FIRST_YEAR) return 'start';
  return year === end ? 'end' : 'middle';
}
