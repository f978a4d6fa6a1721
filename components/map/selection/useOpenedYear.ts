import { useState } from 'react';
import type { ScreenState } from '@/components/map/selection/screenStore';
import type { MapPlace } from '@/lib/map/places/mapPlace';
import { lastEventYear } from '@/lib/map/places/timeline';

const NONE: readonly string[] = [];

/**
 * Returns the ids of the places to show when the timeline opens: those of its year, or of the last
 * earlier year with places. None where the address has a view or an open place.
 * @param shown places that pass the filters, up to the year
 */
export function useOpenedYear(
  { hasArrived, isTimeline, year, view }: ScreenState,
  shown: readonly MapPlace[],
  selectedId: string | null,
): readonly string[] {
  const [opened, setOpened] = useState(NONE);
  const [wasOn, setWasOn] = useState<boolean | null>(null);
  if (!hasArrived || isTimeline === wasOn) return opened;
  const isArrival = wasOn === null;
  const isAsked = isArrival && (view !== null || selectedId !== null);
  const last = isTimeline && !isAsked ? lastEventYear(year, shown) : null;
  setWasOn(isTimeline);
  setOpened(shown.filter((place) => place.year === last).map(({ id }) => id));
  return opened;
}
