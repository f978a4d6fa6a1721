import type { TreeSurface } from '@/components/genealogy/stage/useTreeSurface';
import { SurfaceControls } from '@/components/surface/SurfaceControls';
import styles from './TreeControls.module.css';

const ZOOM_STEP = 1.25;
const PAN_PIXELS = 160;

/** Zoom and pan for whoever neither drags nor pinches. */
export function TreeControls({ stage }: { readonly stage: TreeSurface }) {
  function zoom(factor: number): void {
    stage.motion.zoomBy(factor, stage.stageCentre());
  }

  function pan(x: number, y: number): void {
    stage.motion.stop();
    stage.motion.panBy({ x: x * PAN_PIXELS, y: y * PAN_PIXELS });
  }

  return (
    <SurfaceControls
      label="Déplacer et agrandir l’arbre"
      className={styles.root}
      controls={[
        ['plus', 'Agrandir', () => zoom(ZOOM_STEP)],
        ['minus', 'Réduire', () => zoom(1 / ZOOM_STEP)],
        ['fit', 'Voir tout l’arbre', stage.showAll],
        ['up', 'Vers les ancêtres', () => pan(0, 1)],
        ['left', 'Vers la gauche', () => pan(1, 0)],
        ['right', 'Vers la droite', () => pan(-1, 0)],
        ['down', 'Vers les descendants', () => pan(0, -1)],
      ]}
    />
  );
}
