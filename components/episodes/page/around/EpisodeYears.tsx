import Link from 'next/link';
import { StoryMarksSlot } from '@/components/episodes/page/around/StoryMarksSlot.client';
import type { Episode } from '@/lib/episodes/episode';
import { placeSpan, placeYear, type Period } from '@/lib/episodes/story/yearLine';
import { overYears } from '@/lib/timeline/address';
import aside from '../../EpisodeAside.module.css';
import styles from './EpisodeYears.module.css';

interface EpisodeYearsProps {
  /** Id of the episode that moves the cursor of the year. */
  readonly episodeId: string;
  readonly years: Episode['years'];
  readonly narratedPeriods: readonly string[];
  /** The periods of the maps, in years and in order. */
  readonly periods: readonly Period[];
  readonly end: number;
}

/** First year of the line: the traditional year of the Prophet’s birth. */
const BIRTH = 570;
const HIJRA = 622;
const LINE = { x: 8, width: 284 } as const;

const at = (ratio: number): number => tenth(LINE.x + ratio * LINE.width);
const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Renders the years of an episode on the time line of the series. */
export function EpisodeYears({
  episodeId,
  years,
  narratedPeriods,
  periods,
  end,
}: EpisodeYearsProps) {
  const bend = periods[0]?.from ?? HIJRA;
  const line = { from: BIRTH, bend, to: end };
  const { start, end: stop, goesBefore, goesAfter } = placeSpan(years, line);
  const turn = at(placeYear(bend, line));
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
            x={tenth(at(placeYear(from, line)) + 0.8)}
            y={24}
            width={tenth(at(placeYear(to, line)) - at(placeYear(from, line)) - 1.6)}
            height={12}
            rx={2}
          />
        ))}
        {/* Two strokes across the line mark the change of scale. */}
        <path
          className={styles.axis}
          d={`M${LINE.x} 39.5H${turn - 10}M${turn - 4} 39.5H${LINE.x + LINE.width}M${turn - 11} 42.5l3-6M${turn - 6} 42.5l3-6`}
        />
        {[BIRTH, bend, HIJRA, end].map((year) => (
          <g key={year}>
            <path className={styles.axis} d={`M${at(placeYear(year, line))} 36.5v6`} />
            <text
              className={styles.year}
              x={at(placeYear(year, line))}
              y={57}
              textAnchor={anchorOf(year, end)}
            >
              {year}
            </text>
          </g>
        ))}
        <rect
          className={styles.narrated}
          x={at(start)}
          y={10}
          width={tenth(at(stop) - at(start))}
          height={7}
          rx={3.5}
        />
        <path className={styles.cursor} data-year-cursor visibility="hidden" d="M0 4v42" />
        {goesBefore && <path className={styles.more} d="m6 8.5-5 5 5 5" />}
        {goesAfter && <path className={styles.more} d="m294 8.5 5 5-5 5" />}
      </svg>
      <StoryMarksSlot episodeId={episodeId} line={{ ...line, ...LINE }} />
      <ul role="list" className={styles.periods}>
        {narratedPeriods.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <p className={styles.around}>
        <Link href={overYears(years.from, years.to)} prefetch={false}>
          Voir ces années sur la frise
        </Link>
      </p>
    </section>
  );
}

function anchorOf(year: number, end: number): 'start' | 'middle' | 'end' {
  if (year === BIRTH) return 'start';
  return year === end ? 'end' : 'middle';
}
