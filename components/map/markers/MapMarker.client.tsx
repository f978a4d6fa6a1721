'use client';

import { memo, type Ref } from 'react';
import { PlaceIcon } from '@/components/map/PlaceIcon';
import type { MapPlace } from '@/lib/map/places/mapPlace';
import { nameOnMap, placeTypeLabel } from '@/lib/map/markers/labels';
import styles from './MapMarker.module.css';

interface MapMarkerProps {
  readonly place: MapPlace;
  readonly ref: Ref<HTMLButtonElement>;
  readonly isSelected: boolean;
  /** Whether the story tells of it now. */
  readonly isTold?: boolean;
  readonly isPulsing: boolean;
  /** Whether this marker is the one that the Tab key reaches. */
  readonly isTabStop: boolean;
}

/** A place on the map. Its position is written to it from outside, frame by frame. */
export const MapMarker = memo(function MapMarker({
  place,
  ref,
  isSelected,
  isTold = false,
  isPulsing,
  isTabStop,
}: MapMarkerProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={styles.root}
      data-place={place.id}
      data-type={place.type}
      data-pulsing={isPulsing}
      data-told={isTold}
      aria-label={place.name}
      aria-current={isSelected ? 'true' : undefined}
      aria-describedby={`marker-${place.id}`}
      tabIndex={isTabStop ? 0 : -1}
    >
      <span className={styles.leader} />
      <span className={styles.pin}>
        <PlaceIcon type={place.type} />
      </span>
      <span className={styles.name} data-role="name">
        {nameOnMap(place.name)}
      </span>
      <span id={`marker-${place.id}`} hidden>
        {`${placeTypeLabel(place.type)}, ${place.year}`}
      </span>
    </button>
  );
});
