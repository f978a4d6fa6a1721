'use client';

import dynamic from 'next/dynamic';
import type { Ref } from 'react';
import { MapNotice } from '@/components/map/MapNotice.client';
import { StillMap } from '@/components/map/StillMap';
import { useMapImage } from '@/components/map/useMapImage';
import type { ScreenMap } from '@/components/map/screenMap';
import type { ScreenState } from '@/components/map/screenStore';
import type { MapPlace } from '@/lib/map/mapPlace';
import type { MapView } from '@/lib/map/view';
import styles from './MapRegion.module.css';

/** Gestures and springs are for this screen alone, and come after what can be read. */
const MapStage = dynamic(
  () => import('@/components/map/MapStage.client').then((stage) => stage.MapStage),
  { ssr: false },
);

interface MapRegionProps {
  readonly ref: Ref<HTMLElement>;
  readonly map: ScreenMap;
  readonly state: ScreenState;
  readonly shown: readonly MapPlace[];
  readonly selectedId: string | null;
  readonly coveredBelow: number;
  readonly onViewChange: (view: MapView) => void;
  readonly onOpen: (placeId: string) => void;
}

/** The map: a picture at first, which the stage covers once it is there. */
export function MapRegion(props: MapRegionProps) {
  const { ref, map, state, shown, selectedId, coveredBelow, onViewChange, onOpen } = props;
  const { src, hasFailed } = useMapImage(map.image.src);
  const image = { ...map.image, src };
  return (
    <>
      <section ref={ref} className={styles.root} aria-label="Carte">
        <a className={styles.skip} href="#apres-la-carte">
          Passer la carte
        </a>
        <div className={styles.frame}>
          <StillMap image={image} title={map.title} />
          {state.hasArrived && (
            <MapStage
              image={image}
              tiles={hasFailed ? null : map.tiles}
              places={shown}
              selectedId={selectedId}
              currentYear={state.isTimeline ? state.year : null}
              covered={{ right: 0, bottom: coveredBelow }}
              initialView={state.view}
              onViewChange={onViewChange}
              onOpen={onOpen}
            />
          )}
        </div>
        <MapNotice
          hasFailed={hasFailed}
          state={state}
          count={shown.length}
          events={map.places}
        />
      </section>
      <div id="apres-la-carte" className={styles.after} tabIndex={-1} />
    </>
  );
}
