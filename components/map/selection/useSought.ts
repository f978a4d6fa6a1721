import { useEffect, useEffectEvent, useState } from 'react';
import { bestMatches } from '@/lib/map/places/filter';
import type { MapPlace } from '@/lib/map/places/mapPlace';
import type { ScreenState } from '@/components/map/selection/screenStore';

/** How long the search has to rest before the map follows it, in milliseconds. */
const SETTLE_MS = 400;
const NONE: readonly string[] = [];

/** The ids of the places that the search means, once typing has paused; none without a search. */
export function useSought(
  { search, hasArrived, view }: ScreenState,
  shown: readonly MapPlace[],
): readonly string[] {
  const [sought, setSought] = useState(NONE);
  const seek = useEffectEvent(() => setSought(bestMatches(shown, search).map(({ id }) => id)));
  /** The search that the address came with: where it also says what to show, the map stays there. */
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
