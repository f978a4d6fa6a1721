import { useMemo, useState } from 'react';
import type { MarkerGroups } from '@/lib/map/markers/markerLayout';

/** The id of the place whose marker is pressed or focused. */
export const placeIdOf = (target: EventTarget | null): string | undefined =>
  target instanceof Element
    ? target.closest<HTMLElement>('[data-place]')?.dataset.place
    : undefined;

/** What the map is asked to show: see `MapStageProps`. */
interface Asked {
  readonly selectedId: string | null;
  readonly narratedId?: string | null;
  readonly sought: readonly string[];
  readonly isFiltered?: boolean;
}

/**
 * Which groups of markers show their lists: those of a place in hand (pressed or reached by the Tab key), open, sought
 * or told of, and all of them while a filter is set.
 * @returns the places whose shared markers are open, and what the map's surface hears of the hands on it
 */
export function useOpenGroups(
  groups: MarkerGroups,
  { selectedId, narratedId, sought, isFiltered }: Asked,
) {
  const [inHand, setInHand] = useState<string | null>(null);
  const openHosts = useMemo(() => {
    const asked = [inHand, selectedId, narratedId, ...sought];
    const isAsked = (id: string): boolean => asked.includes(id);
    return new Set(
      [...groups]
        .filter(([host, members]) => isFiltered || isAsked(host) || members.some(isAsked))
        .map(([host]) => host),
    );
  }, [groups, inHand, selectedId, narratedId, sought, isFiltered]);

  return {
    openHosts,
    takeInHand: setInHand,
    /** Closes the lists, unless what is pressed or focused is a marker. */
    closeUnlessOn(target: EventTarget | null): void {
      if (!placeIdOf(target)) setInHand(null);
    },
  };
}
