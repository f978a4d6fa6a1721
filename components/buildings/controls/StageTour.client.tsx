'use client';

import { stopOf } from '@/components/buildings/stage/sceneOf';
import type { BuildingStore } from '@/components/buildings/stage/useBuildingStore';
import { PassageButton } from '@/components/story/PassageButton.client';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import type { StageBuilding } from '@/lib/buildings/view/stageBuilding';
import styles from './StageTour.module.css';

interface StageTourProps {
  readonly building: StageBuilding;
  readonly store: BuildingStore;
}

/** Renders a stop of the visit, with the buttons to the previous and to the next stop. */
export function StageTour({ building, store: { state, change } }: StageTourProps) {
  const { stops } = building;
  const stop = stopOf(state.view, building);
  const index = stops.indexOf(stop);
  const goBy = (step: number): void => {
    const nextStop = stops[(index + step + stops.length) % stops.length];
    if (nextStop)
      change({
        ...{ view: nextStop.id, camera: null, year: null, cut: nextStop.cut },
        ...{ part: null, measure: null },
      });
  };
  return (
    <div className={styles.root} role="group" aria-label="Visite guidée">
      <div className={styles.row}>
        <IconButton look="framed" label="Précédente" onClick={() => goBy(-1)}>
          <Icon name="left" size={20} />
        </IconButton>
        <span className={styles.count}>{`${index + 1} sur ${stops.length}`}</span>
        <IconButton look="framed" label="Suivante" onClick={() => goBy(1)}>
          <Icon name="right" size={20} />
        </IconButton>
      </div>
      <h2 className={styles.title} id="vue-3d">
        {stop.title}
      </h2>
      <p className={styles.text}>{stop.text}</p>
      {stop.passage && <PassageButton {...stop.passage} describedBy="vue-3d" />}
    </div>
  );
}
