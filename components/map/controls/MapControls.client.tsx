'use client';

import type { MapStageParts } from '@/components/map/stage/mapStage';
import { SurfaceControls } from '@/components/surface/SurfaceControls';
import styles from './MapControls.module.css';

const ZOOM_STEP = 1.25;
const PAN_PIXELS = 120;

export function MapControls({ stage }: { readonly stage: MapStageParts }) {
  const pan = (x: number, y: number): void =>
    stage.panBy({ x: x * PAN_PIXELS, y: y * PAN_PIXELS });

  return (
    <SurfaceControls
      label="Déplacer et agrandir la carte"
      className={styles.root}
      controls={[
        ['plus', 'Agrandir', () => stage.zoomBy(ZOOM_STEP)],
        ['minus', 'Réduire', () => stage.zoomBy(1 / ZOOM_STEP)],
        ['map', 'Voir toute la carte', stage.showAll],
        ['up', 'Vers le nord', () => pan(0, 1)],
        ['left', 'Vers l’ouest', () => pan(1, 0)],
        ['right', 'Vers l’est', () => pan(-1, 0)],
        ['down', 'Vers le sud', () => pan(0, -1)],
      ]}
    />
  );
}
