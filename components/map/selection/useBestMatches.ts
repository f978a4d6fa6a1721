import { useEffect, useEffectEvent, useState } from 'react';
import { bestMatches } from '@/lib/map/places/filter';
import type { MapPlace } from '@/lib/map/places/mapPlace';
import type { ScreenState } from '@/components/map/selection/screenStore';

/** Pause in typing after which the map follows the search, in milliseconds. */
const SETTLE_MS = 400;
const NO_IDS: readonly string[] = [];

/** Returns the ids of the places that match the search best, after a pause in typing; none without a search. */
export function useBestMatches(
  { search, hasArrived, view }: ScreenState,
  shown: readonly MapPlace[],
): readonly string[] {
  const [matchIds, setMatchIds] = useState(NO_IDS);
  const findMatches = useEffectEvent(() =>
    setMatchIds(bestMatches(shown, search).map(({ id }) => id)),
  );
  /** Search of the address on arrival: when the address has a view too, the map stays there. */
  const [initialSearch, setInitialSearch] = useState<string | null>(null);
  if (hasArrived && initialSearch === null) setInitialSearch(view ? search : '');
  const isIgnored = initialSearch === null || search.trim() === '' || search === initialSearch;

  useEffect(() => {
    if (isIgnored) return;
    const timer = setTimeout(() => findMatches(), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [search, isIgnored]);

  return isIgnored ? NO_IDS : matchIds;
}
