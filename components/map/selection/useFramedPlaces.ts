import { useState } from 'react';
import type { ScreenState } from '@/components/map/selection/screenStore';
import type { MapPlace } from '@/lib/map/places/mapPlace';
import { lastEventYear } from '@/lib/map/places/timeline';

const NO_IDS: readonly string[] = [];

/**
 * Returns the ids of the places to show when the timeline opens: those of its year, or of the last
 * earlier year with places. None where the address has a view or an open place.
 * @param shown places that pass the filters, up to the year
 */
export function useFramedPlaces(
  { hasArrived, isTimeline, year, view }: ScreenState,
  shown: readonly MapPlace[],
  selectedId: string | null,
): readonly string[] {
  const [framedIds, setFramedIds] = useState(NO_IDS);
  const [wasTimeline, setWasTimeline] = useState<boolean | null>(null);
  if (!hasArrived || isTimeline === wasTimeline) return framedIds;
  const isArrival = wasTimeline === null;
  const hasTarget = isArrival && (view !== null || selectedId !== null);
  const last = isTimeline && !hasTarget ? lastEventYear(year, shown) : null;
  setWasTimeline(isTimeline);
  setFramedIds(shown.filter((place) => place.year === last).map(({ id }) => id));
  return framedIds;
}
