import { useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import { useDebouncedText } from '@/components/map/selection/useDebouncedText';
import type { ScreenMap } from '@/components/map/selection/screenMap';
import type { ScreenState, ScreenStore } from '@/components/map/selection/screenStore';
import { filterPlaces, type PlaceFilter } from '@/lib/map/places/filter';
import { emptyQuery, formatMapQuery } from '@/lib/map/query';
import {
  clampYear,
  goTo,
  pause,
  startOf,
  stepBy,
  tick,
  togglePlay,
} from '@/lib/map/places/timeline';
import type { MapPlace } from '@/lib/map/places/mapPlace';

/** Setters of the screen's state. */
export interface ScreenChanges {
  readonly setFilter: (part: Partial<PlaceFilter>) => void;
  readonly clearFilters: () => void;
  readonly setTimelineMode: (isTimeline: boolean) => void;
  readonly setYear: (year: number) => void;
  readonly stepYears: (years: number) => void;
  readonly togglePlay: () => void;
  /** Advances a playing timeline by one year. */
  readonly tick: () => void;
  readonly pause: () => void;
}

interface Screen {
  /** State of the fields, without delay. */
  readonly state: ScreenState;
  /** State of the map: the same, deferred after the press's frame and, for typed text, until a pause. */
  readonly deferred: ScreenState;
  /** Places that pass the deferred filters. */
  readonly shown: readonly MapPlace[];
  /** Computes the places that pass the fields' present values. */
  readonly findPlaces: () => readonly MapPlace[];
  /** The filters as a query with its question mark; empty without filters. */
  readonly search: string;
  readonly change: ScreenChanges;
}

/** Returns the state of a map's screen, values derived from it, and its setters. */
export function useScreenState(store: ScreenStore, map: ScreenMap): Screen {
  const state = useSyncExternalStore(store.subscribe, store.get, store.getInitial);
  const debouncedSearch = useDebouncedText(state.search, state.hasArrived);
  const debounced = useMemo(
    () => ({ ...state, search: debouncedSearch }),
    [state, debouncedSearch],
  );
  const deferred = useDeferredValue(debounced);

  const { search, period, type, isTimeline, year } = deferred;
  const shown = useMemo(
    () => placesIn(map, { search, period, type, isTimeline, year }),
    [map, search, period, type, isTimeline, year],
  );
  const change = useMemo(() => changesTo(store, map), [store, map]);
  const query = formatMapQuery({ ...deferred, view: null }, map);
  const findPlaces = () => placesIn(map, store.get());
  return { state, deferred, shown, findPlaces, search: query && `?${query}`, change };
}

const placesIn = (
  { places, timeline }: ScreenMap,
  { isTimeline, year, ...filter }: PlaceFilter & Pick<ScreenState, 'isTimeline' | 'year'>,
): readonly MapPlace[] =>
  filterPlaces(places, filter, isTimeline ? clampYear(year, timeline) : null);

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
  tick: () => update((state) => ({ ...state, ...tick(state, map.timeline) })),
  pause: () => update((state) => ({ ...state, ...pause(state) })),
});
