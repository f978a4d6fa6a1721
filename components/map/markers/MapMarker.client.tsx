'use client';

import { memo, type Ref } from 'react';
import { PlaceIcon } from '@/components/map/PlaceIcon';
import type { MapPlace } from '@/lib/map/places/mapPlace';
import { nameOnMap, placeKind } from '@/lib/map/markers/labels';
import styles from './MapMarker.module.css';

interface MapMarkerProps {
  readonly place: MapPlace;
  readonly ref: Ref<HTMLButtonElement>;
  readonly isSelected: boolean;
  readonly isNarrated?: boolean;
  readonly isPulsing: boolean;
  /** Number of further places that share the marker, since their own markers have no room. */
  readonly memberCount?: number;
  /** Whether the list of those places is open. */
  readonly isUnfolded?: boolean;
  /** Whether the marker is in the tab order. */
  readonly isTabStop: boolean;
}

/** Returns the id of a place's marker in the document. */
export const markerId = (placeId: string): string => `repere-${placeId}`;

/** Renders a place on the map. The overlay writes its position frame by frame. */
export const MapMarker = memo(function MapMarker({
  place,
  ref,
  isSelected,
  isNarrated = false,
  isPulsing,
  memberCount = 0,
  isUnfolded = false,
  isTabStop,
}: MapMarkerProps) {
  return (
    <button
      ref={ref}
      id={markerId(place.id)}
      type="button"
      className={styles.root}
      data-place={place.id}
      data-type={place.type}
      data-pulsing={isPulsing}
      data-narrated={isNarrated}
      aria-label={place.name}
      aria-expanded={memberCount > 0 ? isUnfolded : undefined}
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
      {memberCount > 0 && <span className={styles.count}>{`+${memberCount}`}</span>}
      <span id={`marker-${place.id}`} hidden>
        {`${placeKind(place)}, ${place.year}${memberCount > 0 ? `, lieux voisins\u00a0: ${memberCount}` : ''}`}
      </span>
    </button>
  );
});
