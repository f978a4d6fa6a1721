import { useMemo, useState } from 'react';
import type { MarkerGroups } from '@/lib/map/markers/markerLayout';

/** Finds the place whose marker is the target of an event. */
export const placeIdOf = (target: EventTarget | null): string | undefined =>
  target instanceof Element
    ? target.closest<HTMLElement>('[data-place]')?.dataset.place
    : undefined;

/** Places that the map is asked to show: see `MapStageProps`. */
interface Asked {
  readonly selectedId: string | null;
  readonly narratedId?: string | null;
  readonly sought: readonly string[];
  readonly isFiltered?: boolean;
}

/**
 * Selects the groups of markers that show their lists: those of a pressed, focused, open, sought or narrated place, and
 * all of them while a filter is set.
 * @returns the places of the shared markers with an open list, and the handlers of the surface's events
 */
export function useOpenGroups(
  groups: MarkerGroups,
  { selectedId, narratedId, sought, isFiltered }: Asked,
) {
  const [activeId, setActiveId] = useState<string | null>(null);
  const openHosts = useMemo(() => {
    const asked = [activeId, selectedId, narratedId, ...sought];
    const isAsked = (id: string): boolean => asked.includes(id);
    return new Set(
      [...groups]
        .filter(([host, members]) => isFiltered || isAsked(host) || members.some(isAsked))
        .map(([host]) => host),
    );
  }, [groups, activeId, selectedId, narratedId, sought, isFiltered]);

  return {
    openHosts,
    setActive: setActiveId,
    /** Closes the lists, unless the target is a marker. */
    closeUnlessOn(target: EventTarget | null): void {
      if (!placeIdOf(target)) setActiveId(null);
    },
  };
}
