import { useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import { useSettled } from '@/components/map/selection/useSettled';
import type { ScreenMap } from '@/components/map/selection/screenMap';
import type { ScreenState, ScreenStore } from '@/components/map/selection/screenStore';
import { useTimelinePlayback } from '@/components/map/controls/useTimelinePlayback';
import { filterPlaces, type PlaceFilter } from '@/lib/map/places/filter';
import { emptyQuery, formatMapQuery } from '@/lib/map/query';
import { clampYear, goTo, pause, startOf, stepBy, togglePlay } from '@/lib/map/places/timeline';
import type { MapPlace } from '@/lib/map/places/mapPlace';

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
  /** What the fields say, at once. */
  readonly state: ScreenState;
  /** What the map shows: the same, after the frame that shows what was pressed, and once a text is typed. */
  readonly deferred: ScreenState;
  /** The places that pass the filters. */
  readonly shown: readonly MapPlace[];
  /** The same for what the fields say now, even if the map has not followed yet. */
  readonly found: () => readonly MapPlace[];
  /** The filters as a query, with its question mark, or nothing. */
  readonly search: string;
  readonly change: ScreenChanges;
}

/** The state of a map's screen, what follows from it, and the ways to change it. */
export function useScreenState(store: ScreenStore, map: ScreenMap): Screen {
  const state = useSyncExternalStore(store.subscribe, store.get, store.getInitial);
  const settled = useSettled(state.search, state.hasArrived);
  const followed = useMemo(() => ({ ...state, search: settled }), [state, settled]);
  const deferred = useDeferredValue(followed);
  useTimelinePlayback(store, state.isPlaying, map.timeline);

  const { search, period, type, isTimeline, year } = deferred;
  const shown = useMemo(
    () => placesIn(map, { search, period, type, isTimeline, year }),
    [map, search, period, type, isTimeline, year],
  );
  const change = useMemo(() => changesTo(store, map), [store, map]);
  const query = formatMapQuery({ ...deferred, view: null }, map);
  const found = () => placesIn(map, store.get());
  return { state, deferred, shown, found, search: query && `?${query}`, change };
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
});
