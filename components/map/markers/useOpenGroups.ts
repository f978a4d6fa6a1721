import { useMemo, useState } from 'react';
import type { MarkerGroups } from '@/lib/map/markers/markerLayout';

/** Finds the place whose marker is the target of an event. */
export const placeIdOf = (target: EventTarget | null): string | undefined =>
  target instanceof Element
    ? target.closest<HTMLElement>('[data-place]')?.dataset.place
    : undefined;

/** Places whose markers are to be visible; the fields are those of `MapStageProps`. */
interface RequestedPlaces {
  readonly selectedId: string | null;
  readonly narratedId?: string | null;
  readonly matchIds: readonly string[];
  readonly isFiltered?: boolean;
}

/**
 * Selects the groups of markers that show their lists: the groups of a pressed, focused, open, matching or narrated
 * place, and all groups while a filter is set.
 * @returns the places of the shared markers with an open list, and the handlers of the surface's events
 */
export function useOpenGroups(
  groups: MarkerGroups,
  { selectedId, narratedId, matchIds, isFiltered }: RequestedPlaces,
) {
  const [activeId, setActiveId] = useState<string | null>(null);
  const openHosts = useMemo(() => {
    const requestedIds = [activeId, selectedId, narratedId, ...matchIds];
    const isRequested = (id: string): boolean => requestedIds.includes(id);
    return new Set(
      [...groups]
        .filter(
          ([host, members]) => isFiltered || isRequested(host) || members.some(isRequested),
        )
        .map(([host]) => host),
    );
  }, [groups, activeId, selectedId, narratedId, matchIds, isFiltered]);

  return {
    openHosts,
    setActive: setActiveId,
    /** Closes the lists when the target is outside of markers. */
    closeUnlessOn(target: EventTarget | null): void {
      if (!placeIdOf(target)) setActiveId(null);
    },
  };
}
