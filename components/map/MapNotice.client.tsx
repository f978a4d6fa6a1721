'use client';

import { useAnnouncement } from '@/components/map/useAnnouncement';
import type { ScreenState } from '@/components/map/screenStore';
import type { MapPlace } from '@/lib/map/mapPlace';
import { lastEventYear, speakYear } from '@/lib/map/timeline';
import styles from './MapNotice.module.css';

interface MapNoticeProps {
  readonly hasFailed: boolean;
  readonly state: ScreenState;
  /** How many places are shown. */
  readonly count: number;
  readonly events: readonly MapPlace[];
}

/** What there is to say about the map: seen when something is missing, heard when something has changed. */
export function MapNotice({ hasFailed, state, count, events }: MapNoticeProps) {
  const { search, period, type, isTimeline, isPlaying, year, hasArrived } = state;
  const eventYear = isPlaying ? lastEventYear(year, events) : null;
  const announcement = useAnnouncement({
    count,
    asked: hasArrived ? [search.trim(), period, type, isTimeline].join('|') : null,
    event: eventYear === null ? null : speakYear(eventYear, events),
  });
  const isEmpty = hasArrived && count === 0;
  return (
    <div className={styles.root}>
      {hasFailed && (
        <p className={styles.card} role="alert">
          L’image de la carte n’a pas pu être chargée. La liste des lieux reste utilisable.
        </p>
      )}
      {/* Two of them: a note that comes and goes must not have the last announcement said again. */}
      <p className={isEmpty ? styles.card : 'visually-hidden'} role="status">
        {isEmpty && 'Aucun lieu ne correspond à ces critères.'}
      </p>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </div>
  );
}
