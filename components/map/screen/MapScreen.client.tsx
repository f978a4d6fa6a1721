'use client';

import { lazy, Suspense, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { ListToggle } from '@/components/map/controls/ListToggle.client';
import { MapFilters } from '@/components/map/controls/MapFilters.client';
import { MapFollow } from '@/components/map/screen/MapFollow.client';
import { MapPanel } from '@/components/map/screen/MapPanel.client';
import { MapRegion } from '@/components/map/screen/MapRegion.client';
import { MapScreenContext } from '@/components/map/screen/MapScreenContext.client';
import { createScreenStore } from '@/components/map/selection/screenStore';
import { useEscape } from '@/components/map/controls/useEscape';
import { useCoveredHeight } from '@/components/map/screen/useCoveredHeight';
import { useFullscreen } from '@/components/map/controls/useFullscreen';
import { mapPath } from '@/lib/map/address';
import { bestMatches, listOrder } from '@/lib/map/places/filter';
import { useScreenState } from '@/components/map/selection/useScreenState';
import { useFramedPlaces } from '@/components/map/selection/useFramedPlaces';
import { useBestMatches } from '@/components/map/selection/useBestMatches';
import { useMapYear } from '@/components/map/selection/useMapYear';
import { useSelection } from '@/components/map/selection/useSelection';
import type { ScreenMap } from '@/components/map/selection/screenMap';
import { focusTarget } from '@/components/ui/browser/focusTargets';
import styles from './MapScreen.module.css';

/** The timeline of the map, whose script is loaded when it is opened; the server never renders it. */
const MapTimeline = lazy(() =>
  import('@/components/map/controls/MapTimeline.client').then((module) => ({
    default: module.MapTimeline,
  })),
);

interface MapScreenProps {
  readonly map: ScreenMap;
  readonly legend: ReactNode;
  /** Page of the panel: the list of places, or the open place. */
  readonly children: ReactNode;
}

/** Renders filters, timeline, map and panel, and stays mounted while places open and close. */
export function MapScreen({ map, legend, children }: MapScreenProps) {
  const root = useRef<HTMLDivElement>(null);
  const region = useRef<HTMLElement>(null);
  const panel = useRef<HTMLElement>(null);
  const [store] = useState(() => createScreenStore(mapPath(map.id), map));
  const { state, deferred, shown, search, change, findPlaces } = useScreenState(store, map);
  const { selectedId, open, close } = useSelection(map.id, store, root);
  const matchIds = useBestMatches(deferred, shown);
  const framedIds = useFramedPlaces(deferred, shown, selectedId);
  useMapYear(store, map);
  const [narratedId, setNarratedId] = useState<string | null>(null);
  const [flightTo, setFlight] = useState<string | null>(null);
  /** Places that pass the filters, and the narrated place whatever the filters. */
  const drawnPlaces = useMemo(
    () =>
      narratedId === null || shown.some(({ id }) => id === narratedId)
        ? shown
        : map.places.filter((place) => place.id === narratedId || shown.includes(place)),
    [map.places, shown, narratedId],
  );
  const [isListOpen, setListOpen] = useState(false);
  const { isFullscreen, isNarrow, isForced, isChosen, enter, leave } = useFullscreen();
  const isSheetOpen = isNarrow && (selectedId !== null || isListOpen);
  const cover = useCoveredHeight(region, panel, isSheetOpen);

  function leaveFullscreen(): void {
    leave();
    focusTarget(root.current, 'fullscreen');
  }

  /** Opens the only result, or moves to the list of results, by the fields' present values. */
  function goToResults(): void {
    const [first, ...others] =
      state.search.trim() === '' ? [] : bestMatches(findPlaces(), state.search);
    if (!first) return;
    if (others.length === 0) open(first.id, 'map');
    else if (isNarrow) setListOpen(true);
    else focusTarget(root.current, 'list-heading');
  }

  const closeList = useCallback((): void => {
    // The button is focusable only after the sheet is removed.
    flushSync(() => setListOpen(false));
    focusTarget(root.current, 'list-toggle');
  }, []);
  const openFromMap = useCallback((placeId: string) => open(placeId, 'map'), [open]);
  const { clearFilters } = change;
  // Memoized: the list is long.
  const year = deferred.isTimeline ? deferred.year : null;
  const places = useMemo(
    () => listOrder(shown, { search: deferred.search, year }),
    [shown, deferred.search, year],
  );
  const context = useMemo(
    () => ({ mapId: map.id, places, search, open, close, clearFilters, closeList }),
    [map.id, places, search, open, close, clearFilters, closeList],
  );

  useEscape(
    root,
    () => {
      if (selectedId !== null) close();
      else if (isNarrow && isListOpen) closeList();
      else if (isChosen) leaveFullscreen();
    },
    isChosen,
  );

  return (
    <MapScreenContext value={context}>
      <div ref={root} className={styles.root} data-fullscreen={isFullscreen}>
        <MapFilters
          filter={state}
          periods={map.periods}
          change={change}
          onSearch={goToResults}
          legend={isForced ? legend : null}
          fullscreen={{ isOn: isFullscreen, enter, leave: leaveFullscreen }}
        />
        <Suspense>
          {state.isTimeline && (
            <MapTimeline
              timeline={state}
              range={map.timeline}
              events={map.places}
              change={change}
            />
          )}
        </Suspense>
        <div data-extents />
        <MapRegion
          ref={region}
          map={map}
          state={deferred}
          shown={drawnPlaces}
          matchIds={matchIds}
          framedIds={framedIds}
          narratedId={narratedId}
          flightTo={flightTo}
          selectedId={selectedId}
          cover={cover}
          clearFilters={change.clearFilters}
          onViewChange={store.noteView}
          onOpen={openFromMap}
        />
        <MapFollow
          screen={root}
          map={map}
          year={state.isTimeline ? state.year : null}
          onMark={setNarratedId}
          onFly={setFlight}
        />
        <ListToggle isOpen={isListOpen} isCovered={isSheetOpen} onToggle={setListOpen} />
        <MapPanel ref={panel} isOpen={selectedId !== null || isListOpen} shownId={selectedId}>
          {children}
        </MapPanel>
        {!isFullscreen && (
          <div className={styles.legend} data-over-map>
            {legend}
          </div>
        )}
      </div>
    </MapScreenContext>
  );
}
