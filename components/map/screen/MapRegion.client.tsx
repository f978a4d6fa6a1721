'use client';

import { memo, useCallback, useState, type RefObject } from 'react';
import { createLazyStage } from '@/components/map/createLazyStage';
import { MapNotice } from '@/components/map/screen/MapNotice.client';
import { PrintedPlaces } from '@/components/map/screen/PrintedPlaces.client';
import { StillMap } from '@/components/map/stage/StillMap';
import { useMapImage } from '@/components/map/stage/useMapImage';
import { usePrinting } from '@/components/map/screen/usePrinting';
import type { CoveredPart } from '@/components/map/screen/useCoveredHeight';
import type { ScreenMap } from '@/components/map/selection/screenMap';
import type { ScreenState } from '@/components/map/selection/screenStore';
import type { MapPlace } from '@/lib/map/places/mapPlace';
import type { MapView } from '@/lib/map/camera/framing';
import styles from './MapRegion.module.css';

interface MapRegionProps {
  readonly ref: RefObject<HTMLElement | null>;
  readonly map: ScreenMap;
  readonly state: ScreenState;
  readonly shown: readonly MapPlace[];
  readonly matchIds: readonly string[];
  /** Ids of the places that the timeline brought into view when it opened. */
  readonly framedIds: readonly string[];
  readonly selectedId: string | null;
  /** The narrated place, and the destination of the story's flight. */
  readonly narratedId: string | null;
  readonly flightTo: string | null;
  /** Part of the map below the phone's sheet. */
  readonly cover: CoveredPart;
  readonly clearFilters: () => void;
  readonly onViewChange: (view: MapView) => void;
  readonly onOpen: (placeId: string) => void;
}

/**
 * Renders the map: a picture first, which the stage covers once the stage's script is loaded. Memoized: the state is
 * deferred (useDeferredValue), so that the urgent render after a keystroke or a press skips the map.
 */
export const MapRegion = memo(function MapRegion(props: MapRegionProps) {
  const { ref, map, state, shown, matchIds, selectedId, cover, clearFilters } = props;
  const { src, isWhole, hasFailed } = useMapImage(map.image);
  const image = { ...map.image, src };
  const isPrinting = usePrinting();
  const [Stage, setStage] = useState(createLazyStage);
  const [isMissing, setMissing] = useState(false);
  const onMissing = useCallback(() => setMissing(true), []);

  function retry(): void {
    ref.current?.focus();
    setStage(createLazyStage);
    setMissing(false);
  }

  return (
    <>
      <section
        ref={ref}
        className={styles.root}
        aria-label="Carte"
        tabIndex={-1}
        inert={cover.isWhole}
      >
        <a className={styles.skip} href="#apres-la-carte">
          Passer la carte
        </a>
        <div className={styles.frame}>
          <StillMap
            image={isWhole ? image : map.image}
            preview={isWhole ? undefined : map.image.preview}
            title={map.title}
          />
          {state.hasArrived && !isMissing && (
            <Stage
              image={image}
              tiles={hasFailed ? null : map.tiles}
              realms={hasFailed ? null : map.realms}
              places={shown}
              matchIds={matchIds}
              isFiltered={Boolean(state.search.trim() || state.period) || state.type !== 'all'}
              framedIds={props.framedIds}
              selectedId={selectedId}
              narratedId={props.narratedId}
              flightTo={props.flightTo}
              currentYear={state.isTimeline ? state.year : null}
              bottomInset={cover.height}
              initialView={state.view}
              onViewChange={props.onViewChange}
              onOpen={props.onOpen}
              onMissing={onMissing}
            />
          )}
        </div>
        {isPrinting && <PrintedPlaces places={shown} selectedId={selectedId} image={image} />}
        <MapNotice
          state={state}
          places={map.places}
          shown={shown}
          selectedId={selectedId}
          clearFilters={clearFilters}
          hasFailed={hasFailed}
          retry={isMissing ? retry : null}
        />
      </section>
      <div id="apres-la-carte" className={styles.after} tabIndex={-1} />
    </>
  );
});
