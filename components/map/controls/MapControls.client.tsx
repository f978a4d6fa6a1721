'use client';

import type { MapStageParts } from '@/components/map/stage/mapStage';
import { Icon, type IconName } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import styles from './MapControls.module.css';

const ZOOM_STEP = 1.25;
const PAN_PIXELS = 120;

/** Not seen before they are come to: places may lie under them. */
const ARROWS: readonly IconName[] = ['up', 'left', 'right', 'down'];

/** Zoom and pan for whoever neither drags nor pinches. */
export function MapControls({ stage }: { readonly stage: MapStageParts }) {
  const pan = (x: number, y: number): void =>
    stage.panBy({ x: x * PAN_PIXELS, y: y * PAN_PIXELS });

  const controls: readonly (readonly [IconName, string, () => void])[] = [
    ['plus', 'Agrandir', () => stage.zoomBy(ZOOM_STEP)],
    ['minus', 'Réduire', () => stage.zoomBy(1 / ZOOM_STEP)],
    ['fit', 'Voir toute la carte', stage.showAll],
    ['up', 'Vers le nord', () => pan(0, 1)],
    ['left', 'Vers l’ouest', () => pan(1, 0)],
    ['right', 'Vers l’est', () => pan(-1, 0)],
    ['down', 'Vers le sud', () => pan(0, -1)],
  ];

  return (
    <div className={styles.root} role="group" aria-label="Déplacer et agrandir la carte">
      {controls.map(([icon, label, act]) => (
        <IconButton
          key={icon}
          className={styles.button}
          look="framed"
          data-control={icon}
          data-over-map={ARROWS.includes(icon) ? undefined : ''}
          label={label}
          title={label}
          onClick={act}
        >
          <Icon name={icon} size={20} />
        </IconButton>
      ))}
    </div>
  );
}
