'use client';

import { createContext, useContext } from 'react';
import type { OpenedFrom } from '@/components/map/selection/useSelection';
import type { MapPlace } from '@/lib/map/places/mapPlace';

/** Data and actions of the map's screen, for the server-rendered pages of its panel. */
export interface MapScreenValue {
  readonly mapId: string;
  /** Places that pass the filters, in the order of the list. */
  readonly places: readonly MapPlace[];
  /** The filters as a query with its question mark; empty without filters. */
  readonly search: string;
  readonly open: (placeId: string, from: OpenedFrom) => void;
  readonly close: () => void;
  readonly clearFilters: () => void;
  /** Closes the phone's sheet. */
  readonly closeList: () => void;
}

export const MapScreenContext = createContext<MapScreenValue | null>(null);

/**
 * Returns the screen around a page of the panel. @throws Error outside of a MapScreen, which the
 * layout of every map places around its pages
 */
export function useMapScreen(): MapScreenValue {
  const screen = useContext(MapScreenContext);
  if (!screen)
    throw new Error('useMapScreen : un MapScreen est attendu autour de ce composant.');
  return screen;
}
