import type { StageHolder } from '@/components/timeline/stage/stageHolder';
import { SurfaceControls } from '@/components/ui/surface/SurfaceControls';
import styles from './TimelineControls.module.css';

/** What a press of a button, or of a key, multiplies the scale by. */
export const ZOOM_STEP = 1.5;
/** How far a press of a button moves, as a ratio of the stage's width. */
const PAN_SHARE = 0.4;

/** Zoom and pan for whoever neither drags nor pinches. */
export function TimelineControls({ holder }: { readonly holder: StageHolder }) {
  return (
    <SurfaceControls
      label="Déplacer et agrandir la frise"
      className={styles.root}
      controls={[
        ['plus', 'Agrandir', () => holder.zoomBy(ZOOM_STEP)],
        ['minus', 'Réduire', () => holder.zoomBy(1 / ZOOM_STEP)],
        ['fit', 'Voir toute la frise', holder.showAll],
        ['left', 'Vers le passé', () => holder.panBy(PAN_SHARE)],
        ['right', 'Vers le présent', () => holder.panBy(-PAN_SHARE)],
      ]}
    />
  );
}
