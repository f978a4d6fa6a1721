import { ZOOM_STEP, type TreeStageParts } from '@/components/genealogy/stage/treeStage';
import { SurfaceControls } from '@/components/surface/SurfaceControls';
import styles from './TreeControls.module.css';

const PAN_PIXELS = 160;

export function TreeControls({ stage }: { readonly stage: TreeStageParts }) {
  function pan(x: number, y: number): void {
    const { motion } = stage.surface;
    motion.stop();
    motion.panBy({ x: x * PAN_PIXELS, y: y * PAN_PIXELS });
  }

  return (
    <SurfaceControls
      label="Déplacer et agrandir l’arbre"
      className={styles.root}
      controls={[
        ['plus', 'Agrandir', () => stage.zoomBy(ZOOM_STEP)],
        ['minus', 'Réduire', () => stage.zoomBy(1 / ZOOM_STEP)],
        ['fit', 'Voir tout l’arbre', stage.showAll],
        ['up', 'Vers les ancêtres', () => pan(0, 1)],
        ['left', 'Vers la gauche', () => pan(1, 0)],
        ['right', 'Vers la droite', () => pan(-1, 0)],
        ['down', 'Vers les descendants', () => pan(0, -1)],
      ]}
    />
  );
}
