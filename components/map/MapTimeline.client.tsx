'use client';

import { useRef } from 'react';
import { useFill } from '@/components/player/useFill';
import { Icon } from '@/components/ui/Icon';
import type { ScreenChanges } from '@/components/map/useScreenState';
import { timelineYear } from '@/lib/map/labels';
import type { MapPlace } from '@/lib/map/mapPlace';
import {
  eventsOf,
  speakYear,
  STEP_YEARS,
  type Timeline,
  type YearRange,
} from '@/lib/map/timeline';
import styles from './MapTimeline.module.css';

interface MapTimelineProps {
  readonly timeline: Timeline;
  readonly range: YearRange;
  readonly events: readonly MapPlace[];
  readonly change: ScreenChanges;
}

/** The years of the map, to play and to move through. */
export function MapTimeline({ timeline, range, events, change }: MapTimelineProps) {
  const { year, isPlaying } = timeline;
  const slider = useRef<HTMLInputElement>(null);
  useFill(slider, range.to > range.from ? (year - range.from) / (range.to - range.from) : 0);
  return (
    <div className={styles.root} role="group" aria-label="Chronologie">
      <div className={styles.buttons}>
        <button
          type="button"
          className={styles.step}
          aria-label={`Reculer de ${STEP_YEARS} ans`}
          onClick={() => change.stepYears(-STEP_YEARS)}
        >
          −{STEP_YEARS} ans
        </button>
        <button
          type="button"
          className={styles.play}
          aria-label={isPlaying ? 'Pause' : 'Lecture'}
          onClick={change.togglePlay}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} size={22} />
        </button>
        <button
          type="button"
          className={styles.step}
          aria-label={`Avancer de ${STEP_YEARS} ans`}
          onClick={() => change.stepYears(STEP_YEARS)}
        >
          +{STEP_YEARS} ans
        </button>
      </div>
      <p className={styles.now}>
        <span className={styles.year}>{timelineYear(year)}</span>
        <span className={styles.events}>{eventsOf(year, events)}</span>
      </p>
      <div className={styles.scale}>
        <span className={styles.end}>{timelineYear(range.from)}</span>
        <input
          ref={slider}
          className={styles.slider}
          type="range"
          aria-label="Année"
          aria-valuetext={speakYear(year, events)}
          min={range.from}
          max={range.to}
          step={1}
          value={year}
          onChange={({ target }) => change.setYear(target.valueAsNumber)}
        />
        <span className={styles.end}>{timelineYear(range.to)}</span>
      </div>
    </div>
  );
}
