import { useState, useSyncExternalStore } from 'react';
import { createAddressStore } from '@/components/ui/browser/addressStore';
import { buildingPath } from '@/lib/buildings/address';
import {
  EMPTY_BUILDING_QUERY,
  formatBuildingQuery,
  parseBuildingQuery,
  type BuildingQuery,
} from '@/lib/buildings/view/query';
import type { StageBuilding } from '@/lib/buildings/view/stageBuilding';

const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

/** Returns the state of a reconstruction, kept in the address, and its setter. */
export function useBuildingStore(building: StageBuilding) {
  const [store] = useState(() =>
    createAddressStore<BuildingQuery>({
      path: buildingPath(building.id),
      initial: EMPTY_BUILDING_QUERY,
      parse(query) {
        const parsedQuery = parseBuildingQuery(query, {
          views: idsOf([...building.stops, ...building.stands]),
          sections: idsOf(building.sections),
          parts: idsOf(building.parts),
          measures: idsOf(building.measures),
        });
        // Applies the section of a linked stop.
        const stop = building.stops.find(({ id }) => id === parsedQuery.view);
        return { ...parsedQuery, cut: parsedQuery.cut ?? stop?.cut ?? null };
      },
      format: formatBuildingQuery,
    }),
  );
  const state = useSyncExternalStore(store.subscribe, store.get, store.getInitial);
  const change = (changes: Partial<BuildingQuery>): void =>
    store.update((oldState) => ({ ...oldState, ...changes }));
  return { store, state, change };
}

/** State of a reconstruction's controls, with its setter. */
export type BuildingStore = ReturnType<typeof useBuildingStore>;
