'use client';

import { lazy, Suspense, useRef, type FocusEvent, type MouseEvent } from 'react';
import { MapMarker, markerId } from '@/components/map/markers/MapMarker.client';
import { MapControls } from '@/components/map/controls/MapControls.client';
import type { MapStageProps } from '@/components/map/stage/mapStageProps';
import { nameOnMap } from '@/lib/map/markers/labels';
import { pulsingIds } from '@/lib/map/markers/pulsing';
import { useSurfaceGestures } from '@/components/surface/useSurfaceGestures';
import { useMapKeys } from '@/components/map/stage/useMapKeys';
import { placeIdOf } from '@/components/map/markers/useOpenGroups';
import { useDismissedNames } from '@/components/map/markers/useDismissedNames';
import { useMapStage } from '@/components/map/stage/useMapStage';
import styles from './MapStage.module.css';

/** The realms, whose script is loaded with the first year on display, for a map with realms. */
const Realms = lazy(() =>
  import('@/components/map/realms/Realms.client').then((module) => ({
    default: module.Realms,
  })),
);

/** Renders the map on its stage. React renders when places, selection or year change; movements bypass it. */
export function MapStage(props: MapStageProps) {
  const { image, places, selectedId, narratedId, currentYear, onOpen } = props;
  const surface = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const parts = useMapStage(surface, layer, props);
  const { stage, overlayRef, groups, openGroups } = parts;
  useSurfaceGestures(surface, stage.surface.motion);
  useDismissedNames(surface);
  const keys = useMapKeys(stage, places, selectedId);
  const pulsing = pulsingIds(places, groups, currentYear);
  const sharedIds = (id: string): readonly string[] => groups.get(id) ?? [];
  const nameOf = (id: string): string =>
    nameOnMap(places.find((place) => place.id === id)?.name ?? '');

  function onClick({ target }: MouseEvent): void {
    const id = placeIdOf(target);
    if (!id) return;
    openGroups.setActive(id);
    onOpen(id);
  }

  function onFocus({ target }: FocusEvent<Element>): void {
    const id = placeIdOf(target);
    if (!id) return;
    keys.setTabStop(id);
    openGroups.setActive(id);
    // A key may focus a marker out of view; a pressed one is in view.
    if (target.matches(':focus-visible')) stage.framing.reveal(id);
  }

  /** Ignores a `blur` without a new target: in Safari a pressed button does not take the focus. */
  function onBlur({ relatedTarget }: FocusEvent): void {
    if (relatedTarget) openGroups.closeUnlessOn(relatedTarget);
  }

  return (
    <div className={styles.root}>
      {/* Gestures and keys are handled on the surface as a whole; its content consists of buttons. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        ref={surface}
        className={styles.surface}
        data-map="surface"
        onClick={onClick}
        onFocus={onFocus}
        onBlur={onBlur}
        onPointerDown={({ target }) => openGroups.closeUnlessOn(target)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') openGroups.setActive(null);
          keys.onKeyDown(event);
        }}
      >
        <div ref={layer} className={styles.layer} data-map="layer">
          {/* Scaled by script: the optimiser would only reduce its resolution. */}
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
        <div ref={overlayRef} className={styles.overlay} hidden>
          {[...openGroups.openHosts].map((host) => (
            <div
              key={host}
              ref={parts.cardRef(host)}
              className={styles.list}
              role="group"
              aria-label={`${nameOf(host)} +${sharedIds(host).length}`}
              aria-owns={sharedIds(host).map(markerId).join(' ')}
            />
          ))}
          {places.map((place) => (
            <MapMarker
              key={place.id}
              ref={parts.markerRef(place.id)}
              place={place}
              isSelected={place.id === selectedId}
              isNarrated={place.id === narratedId}
              isPulsing={pulsing.has(place.id)}
              memberCount={sharedIds(place.id).length}
              isUnfolded={openGroups.openHosts.has(place.id)}
              isTabStop={place.id === keys.tabStop}
            />
          ))}
        </div>
      </div>
      {props.realms && currentYear !== null && (
        <Suspense>
          <Realms
            address={props.realms}
            year={currentYear}
            layer={layer}
            width={image.width}
            height={image.height}
          />
        </Suspense>
      )}
      <MapControls stage={stage} />
      <p className="visually-hidden" role="status">
        {parts.announcement}
      </p>
    </div>
  );
}
