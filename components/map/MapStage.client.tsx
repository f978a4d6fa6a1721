'use client';

import { useRef, type FocusEvent, type MouseEvent } from 'react';
import { MapMarker } from '@/components/map/MapMarker.client';
import { MapControls } from '@/components/map/MapControls.client';
import { useMapGestures } from '@/components/map/useMapGestures';
import { useMapKeys } from '@/components/map/useMapKeys';
import { useMapStage } from '@/components/map/useMapStage';
import type { MapPlace } from '@/lib/map/mapPlace';
import type { MapView } from '@/lib/map/view';
import styles from './MapStage.module.css';

export interface MapStageProps {
  /** The map's own picture: address and size in pixels at zoom 1. */
  readonly image: { readonly src: string; readonly width: number; readonly height: number };
  /** Address of the folder with sharper tiles, or null when there are none. */
  readonly tiles: string | null;
  /** The places to show: those that pass the filters. */
  readonly places: readonly MapPlace[];
  readonly selectedId: string | null;
  /** In timeline mode the current year: markers at or before it pulse. Null otherwise. */
  readonly currentYear: number | null;
  /** Pixels on the right (desktop panel) and at the bottom (phone sheet) that something covers. */
  readonly covered: { readonly right: number; readonly bottom: number };
  /** The view that the address asks for, or null for the whole map fitted. */
  readonly initialView: MapView | null;
  /** Called, at most twice a second, when the view has changed and come to rest. */
  readonly onViewChange: (view: MapView) => void;
  readonly onOpen: (placeId: string) => void;
}

/** The map itself. React renders it when places, selection or year change; every movement bypasses React. */
export function MapStage(props: MapStageProps) {
  const { image, places, selectedId, currentYear, onOpen } = props;
  const surface = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const stage = useMapStage(surface, layer, props);
  useMapGestures(surface, stage.motion);
  const keys = useMapKeys(stage, places, selectedId);

  function open({ target }: MouseEvent): void {
    const marker =
      target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
    if (marker?.dataset.place) onOpen(marker.dataset.place);
  }

  function follow({ target }: FocusEvent): void {
    if (!(target instanceof HTMLElement) || !target.dataset.place) return;
    keys.focused(target.dataset.place);
    // A press has the place under the pointer; a key may have led to one that is out of sight.
    if (target.matches(':focus-visible')) stage.reveal(target.dataset.place);
  }

  return (
    <div className={styles.root}>
      {/* The surface is pressed, dragged and keyed as a whole; what it holds are buttons of their own. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        ref={surface}
        className={styles.surface}
        data-map="surface"
        onClick={open}
        onFocus={follow}
        onKeyDown={keys.onKeyDown}
      >
        <div ref={layer} className={styles.layer} data-map="layer">
          {/* Moved and scaled by script; the optimiser would only cost it its pixels. */}
          {/* eslint-disable-next-line @next/next/no-img-element */}
          <img
            className={styles.image}
            src={image.src}
            alt=""
            width={image.width}
            height={image.height}
            draggable={false}
          />
        </div>
        <div className={styles.overlay}>
          {places.map((place) => (
            <MapMarker
              key={place.id}
              ref={stage.markerRef(place.id)}
              place={place}
              isSelected={place.id === selectedId}
              isPulsing={currentYear !== null && place.year <= currentYear}
              isTabStop={place.id === keys.tabStop}
            />
          ))}
        </div>
      </div>
      <MapControls stage={stage} />
      <p className="visually-hidden" role="status">
        {stage.announcement}
      </p>
    </div>
  );
}
