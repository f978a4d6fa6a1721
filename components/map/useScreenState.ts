import { useMemo, useSyncExternalStore } from 'react';
import type { ScreenMap } from '@/components/map/screenMap';
import type { ScreenState, ScreenStore } from '@/components/map/screenStore';
import { useTimelinePlayback } from '@/components/map/useTimelinePlayback';
import { filterPlaces, type PlaceFilter } from '@/lib/map/filter';
import { emptyQuery, formatMapQuery } from '@/lib/map/query';
import { goTo, pause, startOf, stepBy, togglePlay } from '@/lib/map/timeline';
import type { MapPlace } from '@/lib/map/mapPlace';

/** What the reader can set. */
export interface ScreenChanges {
  readonly setFilter: (part: Partial<PlaceFilter>) => void;
  readonly clearFilters: () => void;
  readonly setTimelineMode: (isTimeline: boolean) => void;
  readonly setYear: (year: number) => void;
  readonly stepYears: (years: number) => void;
  readonly togglePlay: () => void;
}

interface Screen {
  readonly state: ScreenState;
  /** The places that pass the filters. */
  readonly shown: readonly MapPlace[];
  /** The filters as a query, with its question mark, or nothing. */
  readonly search: string;
  readonly change: ScreenChanges;
}

/** The state of a map's screen, what follows from it, and the ways to change it. */
export function useScreenState(store: ScreenStore, map: ScreenMap): Screen {
  const state = useSyncExternalStore(store.subscribe, store.get, store.getInitial);
  const { search, period, type, isTimeline, year, isPlaying } = state;
  useTimelinePlayback(store, isPlaying, map.timeline);

  const shown = useMemo(
    () => filterPlaces(map.places, { search, period, type }, isTimeline ? year : null),
    [map.places, search, period, type, isTimeline, year],
  );
  const change = useMemo(() => changesTo(store, map), [store, map]);
  const query = formatMapQuery({ ...state, view: null }, map);
  return { state, shown, search: query && `?${query}`, change };
}

const changesTo = ({ update }: ScreenStore, map: ScreenMap): ScreenChanges => ({
  setFilter: (part) => update((state) => ({ ...state, ...part })),
  clearFilters: () =>
    update((state) => {
      const { search, period, type } = emptyQuery(map);
      return { ...state, ...startOf(map.timeline), search, period, type, isTimeline: false };
    }),
  setTimelineMode: (isTimeline) =>
    update((state) => ({ ...state, ...pause(state), isTimeline })),
  setYear: (year) =>
    update((state) => ({ ...state, ...goTo(pause(state), year, map.timeline) })),
  stepYears: (years) =>
    update((state) => ({ ...state, ...stepBy(state, years, map.timeline) })),
  togglePlay: () => update((state) => ({ ...state, ...togglePlay(state, map.timeline) })),
});
