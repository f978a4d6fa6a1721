'use client';

import { StageBar } from '@/components/buildings/controls/StageBar.client';
import { StagePanel } from '@/components/buildings/controls/StagePanel.client';
import { StageTour } from '@/components/buildings/controls/StageTour.client';
import { useViewWords } from '@/components/buildings/controls/useViewWords';
import type { Capture } from '@/components/buildings/controls/StageShare.client';
import type { BuildingStore } from '@/components/buildings/stage/useBuildingStore';
import type { FileModel } from '@/lib/buildings/file/format';
import type { StageBuilding } from '@/lib/buildings/view/stageBuilding';

export interface StageControlsProps {
  readonly building: StageBuilding;
  readonly model: FileModel;
  readonly store: BuildingStore;
  readonly capture: Capture;
}

/** Renders the controls beside and below the picture, in a chunk that is loaded beside the renderer. */
export function StageControls({ building, model, store, capture }: StageControlsProps) {
  return (
    <>
      <p className="visually-hidden" id="vue-en-mots" aria-live="polite">
        {useViewWords(building, model, store.state)}
      </p>
      <StageTour building={building} store={store} />
      <StageBar building={building} model={model} store={store} capture={capture} />
      <StagePanel building={building} store={store} />
    </>
  );
}
