'use client';

import Link from 'next/link';
import { useState } from 'react';
import { useNarratedYears } from '@/components/story/useNarratedYears';
import { Range } from '@/components/ui/range/Range.client';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import { useTimelinePlayback } from '@/components/map/controls/useTimelinePlayback';
import type { ScreenChanges } from '@/components/map/selection/useScreenState';
import { aroundYear } from '@/lib/timeline/address';
import { timelineYear } from '@/lib/map/markers/labels';
import type { MapPlace } from '@/lib/map/places/mapPlace';
import {
  clampYear,
  eventsOf,
  speakYear,
  STEPS,
  YEAR_MS,
  type Timeline,
  type YearRange,
} from '@/lib/map/places/timeline';
import styles from './MapTimeline.module.css';

interface MapTimelineProps {
  readonly timeline: Timeline;
  readonly range: YearRange;
  readonly events: readonly MapPlace[];
  readonly change: ScreenChanges;
}

interface StepProps {
  /** Number of years, negative to go back. */
  readonly years: number;
  readonly step: (years: number) => void;
}

/** Renders a button that moves the timeline by some years. */
function Step({ years, step }: StepProps) {
  const count = Math.abs(years);
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={`${years < 0 ? 'Reculer' : 'Avancer'} de ${count} an${count > 1 ? 's' : ''}`}
      onClick={() => step(years)}
    >
      <span>{`${years < 0 ? '−' : '+'}${count}`}</span>
      {count === STEPS[0] && <span className={styles.unit}>{' ans'}</span>}
    </button>
  );
}

/** Renders the map's timeline: playback and slider of the year. */
export function MapTimeline({ timeline, range, events, change }: MapTimelineProps) {
  const { year, isPlaying } = timeline;
  /** Clamped, since the story's year may be outside the map's range. */
  const sliderYear = clampYear(year, range);
  /** Narrated range around the year; the slider stands at the middle of the range. */
  const { from, to, words } = useNarratedYears()(year);
  const isSingleYear = from === to;
  /** Events of the single year; none for a range, whose middle year is not the only narrated year. */
  const shownEvents = isSingleYear ? events : [];
  const [isSlow, setSlow] = useState(false);
  useTimelinePlayback(isPlaying, change, isSlow ? YEAR_MS.slow : YEAR_MS.usual);
  return (
    <div className={styles.root} role="group" aria-label="Chronologie">
      <div className={styles.buttons}>
        {STEPS.map((years) => (
          <Step key={years} years={-years} step={change.stepYears} />
        ))}
        <IconButton
          look="solid"
          label={isPlaying ? 'Pause' : 'Lecture'}
          onClick={change.togglePlay}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} size={22} />
        </IconButton>
        {STEPS.toReversed().map((years) => (
          <Step key={years} years={years} step={change.stepYears} />
        ))}
        <button
          type="button"
          className={styles.slow}
          aria-pressed={isSlow}
          title="Une année par seconde"
          onClick={() => setSlow(!isSlow)}
        >
          Lent
        </button>
      </div>
      <p className={styles.status}>
        <span className={styles.year} data-several={!isSingleYear}>
          {isSingleYear ? timelineYear(year) : words}
        </span>
        <span className={styles.events}>{eventsOf(year, shownEvents)}</span>
      </p>
      <div className={styles.scale}>
        <span className={styles.bound}>{timelineYear(range.from)}</span>
        <Range
          ratio={
            range.to > range.from ? (sliderYear - range.from) / (range.to - range.from) : 0
          }
          aria-label="Année"
          aria-valuetext={speakYear(year, shownEvents, words)}
          min={range.from}
          max={range.to}
          step={1}
          value={sliderYear}
          onChange={({ target }) => change.setYear(target.valueAsNumber)}
        />
        <span className={styles.bound}>{timelineYear(range.to)}</span>
        <Link
          className={styles.link}
          href={aroundYear(year)}
          prefetch={false}
          title="Autour de cette année, sur la frise"
        >
          <Icon name="clock" size={20} />
          <span className="visually-hidden">{'Autour de cette année, sur la '}</span>
          <span className={styles.linkText}>frise</span>
        </Link>
      </div>
    </div>
  );
}
