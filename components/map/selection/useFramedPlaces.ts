import { useState } from 'react';
import type { ScreenState } from '@/components/map/selection/screenStore';
import type { MapPlace } from '@/lib/map/places/mapPlace';
import { lastEventYear } from '@/lib/map/places/timeline';

const NO_IDS: readonly string[] = [];

/**
 * Returns the ids of the places to bring into view when the timeline opens: the places of the timeline's year, or of
 * the last earlier year with places. Returns none where the address has a view or an open place.
 * @param shownPlaces places that pass the filters, up to the year
 */
export function useFramedPlaces(
  { hasArrived, isTimeline, year, view }: ScreenState,
  shownPlaces: readonly MapPlace[],
  selectedId: string | null,
): readonly string[] {
  const [framedIds, setFramedIds] = useState(NO_IDS);
  const [wasTimeline, setWasTimeline] = useState<boolean | null>(null);
  if (!hasArrived || isTimeline === wasTimeline) return framedIds;
  const isArrival = wasTimeline === null;
  const hasTarget = isArrival && (view !== null || selectedId !== null);
  const lastYear = isTimeline && !hasTarget ? lastEventYear(year, shownPlaces) : null;
  setWasTimeline(isTimeline);
  setFramedIds(shownPlaces.filter((place) => place.year === lastYear).map(({ id }) => id));
  return framedIds;
}
