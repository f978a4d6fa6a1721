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
  readonly setFilter: (changes: Partial<PlaceFilter>) => void;
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
  /** State that the fields show, without delay. */
  readonly state: ScreenState;
  /** State that the map shows: deferred after the press's frame and, for typed text, until a pause. */
  readonly mapState: ScreenState;
  /** Places that pass the filters of `mapState`. */
  readonly shownPlaces: readonly MapPlace[];
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
  const debouncedState = useMemo(
    () => ({ ...state, search: debouncedSearch }),
    [state, debouncedSearch],
  );
  const mapState = useDeferredValue(debouncedState);

  const { search, period, type, isTimeline, year } = mapState;
  const shownPlaces = useMemo(
    () => filteredPlaces(map, { search, period, type, isTimeline, year }),
    [map, search, period, type, isTimeline, year],
  );
  const change = useMemo(() => changesTo(store, map), [store, map]);
  const query = formatMapQuery({ ...mapState, view: null }, map);
  const findPlaces = () => filteredPlaces(map, store.get());
  return { state, mapState, shownPlaces, findPlaces, search: query && `?${query}`, change };
}

const filteredPlaces = (
  { places, timeline }: ScreenMap,
  { isTimeline, year, ...filter }: PlaceFilter & Pick<ScreenState, 'isTimeline' | 'year'>,
): readonly MapPlace[] =>
  filterPlaces(places, filter, isTimeline ? clampYear(year, timeline) : null);

const changesTo = ({ update }: ScreenStore, map: ScreenMap): ScreenChanges => ({
  setFilter: (changes) => update((state) => ({ ...state, ...changes })),
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
