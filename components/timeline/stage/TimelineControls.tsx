import type { RefObject } from 'react';
import type { AxisMoves } from '@/components/timeline/stage/axisStage';
import { SurfaceControls } from '@/components/surface/SurfaceControls';
import { ZOOM_STEP } from '@/lib/timeline/axis/view';
import styles from './TimelineControls.module.css';

/** Step of a pan button, as a ratio of the stage's width. */
const PAN_RATIO = 0.4;

interface TimelineControlsProps {
  /** Null until the stage is mounted. */
  readonly stage: RefObject<AxisMoves | null>;
}

/** Renders the zoom and pan buttons beside the stage, where they cover no name. */
export function TimelineControls({ stage }: TimelineControlsProps) {
  return (
    <SurfaceControls
      label="Déplacer et agrandir la frise"
      className={styles.root}
      controls={[
        ['plus', 'Agrandir', () => stage.current?.zoomBy(ZOOM_STEP)],
        ['minus', 'Réduire', () => stage.current?.zoomBy(1 / ZOOM_STEP)],
        ['fit', 'Voir toute la frise', () => stage.current?.showAll()],
        ['left', 'Vers le passé', () => stage.current?.panBy(PAN_RATIO)],
        ['right', 'Vers le présent', () => stage.current?.panBy(-PAN_RATIO)],
      ]}
    />
  );
}
