'use client';

import { useRef, useState, type ReactNode } from 'react';
import { ListToggle } from '@/components/map/ListToggle.client';
import { MapFilters } from '@/components/map/MapFilters.client';
import { MapPanel } from '@/components/map/MapPanel.client';
import { MapRegion } from '@/components/map/MapRegion.client';
import { MapScreenContext } from '@/components/map/MapScreenContext.client';
import { MapTimeline } from '@/components/map/MapTimeline.client';
import { createScreenStore } from '@/components/map/screenStore';
import { useEscape } from '@/components/map/useEscape';
import { useCoveredHeight } from '@/components/map/useCoveredHeight';
import { useFullscreen } from '@/components/map/useFullscreen';
import { mapPath } from '@/lib/map/address';
import { useScreenState } from '@/components/map/useScreenState';
import { useSelection } from '@/components/map/useSelection';
import type { ScreenMap } from '@/components/map/screenMap';
import styles from './MapScreen.module.css';

interface MapScreenProps {
  readonly map: ScreenMap;
  readonly legend: ReactNode;
  /** The panel's page: the list of places, or the place that is open. */
  readonly children: ReactNode;
}

/** Filters, timeline, map and panel. It stays mounted while the places of its map are opened and closed. */
export function MapScreen({ map, legend, children }: MapScreenProps) {
  const root = useRef<HTMLDivElement>(null);
  const region = useRef<HTMLElement>(null);
  const panel = useRef<HTMLElement>(null);
  const [store] = useState(() => createScreenStore(mapPath(map.id), map));
  const { state, shown, search, change } = useScreenState(store, map);
  const { selectedId, open, close } = useSelection(map.id, store, root);
  const [isListOpen, setListOpen] = useState(false);
  const { isFullscreen, isNarrow, isChosen, enter, leave } = useFullscreen();
  const isSheetOpen = isNarrow && (selectedId !== null || isListOpen);
  const covered = useCoveredHeight(region, panel, isSheetOpen);

  function leaveFullscreen(): void {
    leave();
    root.current?.querySelector<HTMLElement>('[data-fullscreen-button]')?.focus();
  }

  function closeList(): void {
    setListOpen(false);
    root.current?.querySelector<HTMLElement>('[data-list-toggle]')?.focus();
  }

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
    <MapScreenContext
      value={{
        mapId: map.id,
        places: shown,
        search,
        open,
        close,
        clearFilters: change.clearFilters,
        closeList,
      }}
    >
      <div ref={root} className={styles.root} data-fullscreen={isFullscreen}>
        <MapFilters
          filter={state}
          periods={map.periods}
          change={change}
          legend={isNarrow ? legend : null}
          fullscreen={{ isOn: isFullscreen, enter, leave: leaveFullscreen }}
        />
        {state.isTimeline && (
          <MapTimeline
            timeline={state}
            range={map.timeline}
            events={map.places}
            change={change}
          />
        )}
        <MapRegion
          ref={region}
          map={map}
          state={state}
          shown={shown}
          selectedId={selectedId}
          coveredBelow={covered}
          onViewChange={store.noteView}
          onOpen={(placeId) => open(placeId, 'map')}
        />
        <ListToggle isOpen={isListOpen} onToggle={setListOpen} />
        <MapPanel ref={panel} isOpen={selectedId !== null || isListOpen} shownId={selectedId}>
          {children}
        </MapPanel>
        {!isFullscreen && <div className={styles.legend}>{legend}</div>}
      </div>
    </MapScreenContext>
  );
}
