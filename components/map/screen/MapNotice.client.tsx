'use client';

import { MapNote } from '@/components/map/screen/MapNote.client';
import { useAnnouncement } from '@/components/map/screen/useAnnouncement';
import type { ScreenState } from '@/components/map/selection/screenStore';
import { hiddenReason } from '@/lib/map/places/hidden';
import type { MapPlace } from '@/lib/map/places/mapPlace';
import { lastEventYear, speakYear } from '@/lib/map/places/timeline';
import styles from './MapNotice.module.css';

interface MapNoticeProps {
  readonly state: ScreenState;
  /** All places of the map, and the shown ones. */
  readonly places: readonly MapPlace[];
  readonly shown: readonly MapPlace[];
  readonly selectedId: string | null;
  readonly clearFilters: () => void;
  readonly hasFailed: boolean;
  /** Loads the stage again; null unless it has failed. */
  readonly retry: (() => void) | null;
}

/** Renders the map's messages: visible for problems, announced to screen readers for changes. */
export function MapNotice(props: MapNoticeProps) {
  const { state, places, shown, selectedId, clearFilters, hasFailed, retry } = props;
  const { search, period, type, isTimeline, isPlaying, year, hasArrived } = state;
  const eventYear = isPlaying ? lastEventYear(year, places) : null;
  const announcement = useAnnouncement({
    count: shown.length,
    filterKey: hasArrived ? [search.trim(), period, type, isTimeline].join('|') : null,
    event: eventYear === null ? null : speakYear(eventYear, places),
  });
  const isEmpty = hasArrived && shown.length === 0;
  const selected = hasArrived ? places.find(({ id }) => id === selectedId) : undefined;
  const reason =
    selected && !shown.includes(selected)
      ? hiddenReason(selected, isTimeline ? year : null)
      : null;
  const showAction = { label: 'Montrer ce lieu', onPress: clearFilters };
  return (
    <div className={styles.root}>
      {hasFailed && (
        <MapNote role="alert">
          L’image de la carte n’a pas pu être chargée. La liste des lieux reste utilisable.
        </MapNote>
      )}
      {retry && (
        <MapNote role="alert" action={{ label: 'Réessayer', onPress: retry }}>
          La carte interactive n’a pas pu être chargée. Son image et les textes restent
          lisibles.
        </MapNote>
      )}
      <MapNote role="status" action={reason ? showAction : null}>
        {reason ?? (isEmpty ? 'Aucun lieu ne correspond à ces critères.' : null)}
      </MapNote>
      {/* A separate live region: a changing note would repeat the last announcement. */}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </div>
  );
}
