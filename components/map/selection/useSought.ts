import { useEffect, useEffectEvent, useState } from 'react';
import { bestMatches } from '@/lib/map/places/filter';
import type { MapPlace } from '@/lib/map/places/mapPlace';
import type { ScreenState } from '@/components/map/selection/screenStore';

/** Pause in typing after which the map follows the search, in milliseconds. */
const SETTLE_MS = 400;
const NONE: readonly string[] = [];

/** Returns the ids of the places that match the search best, after a pause in typing; none without a search. */
export function useSought(
  { search, hasArrived, view }: ScreenState,
  shown: readonly MapPlace[],
): readonly string[] {
  const [sought, setSought] = useState(NONE);
  const seek = useEffectEvent(() => setSought(bestMatches(shown, search).map(({ id }) => id)));
  /** Search of the address on arrival: when the address has a view too, the map stays there. */
  const [arrivedWith, setArrivedWith] = useState<string | null>(null);
  if (hasArrived && arrivedWith === null) setArrivedWith(view ? search : '');
  const isAnswered = arrivedWith === null || search.trim() === '' || search === arrivedWith;

  useEffect(() => {
    if (isAnswered) return;
    const timer = setTimeout(() => seek(), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [search, isAnswered]);

  return isAnswered ? NONE : sought;
}
