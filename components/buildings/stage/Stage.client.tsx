'use client';

import { useRef, type ComponentType } from 'react';
import { StagePicture } from '@/components/buildings/stage/StagePicture.client';
import type { StageControlsProps } from '@/components/buildings/stage/StageControls.client';
import type { capsOf } from '@/components/buildings/gl/capsOf';
import type { StageToolsProps } from '@/components/buildings/stage/StageTools.client';
import type { touchedPart } from '@/components/buildings/stage/touchedPart';
import { useBuildingStore } from '@/components/buildings/stage/useBuildingStore';
import { useAddressYear } from '@/components/story/useAddressYear';
import { readModel } from '@/lib/buildings/file/readModel';
import type { FileModel } from '@/lib/buildings/file/format';
import type { StageBuilding } from '@/lib/buildings/view/stageBuilding';
import styles from './Stage.module.css';

export interface StageProps {
  readonly building: StageBuilding;
  readonly model: FileModel;
  /** What is fetched beside the renderer: the visit, the sections, what is known. */
  readonly Controls: ComponentType<StageControlsProps>;
  readonly Tools: ComponentType<StageToolsProps>;
  readonly touch: typeof touchedPart;
  readonly fill: typeof capsOf;
}

/**
 * Reads the model out of an answer of the network.
 * @throws Error when the answer is no model of this version.
 */
export async function readAnswer(answer: Response): Promise<FileModel> {
  const model = answer.ok ? readModel(await answer.arrayBuffer()) : null;
  if (!model) throw new Error(`${answer.url}: a model is expected.`);
  return model;
}

/** Renders a building in three dimensions: its picture, its visit and phases, what is known of it. */
export function Stage({ building, model, Controls, Tools, touch, fill }: StageProps) {
  const store = useBuildingStore(building);
  const shot = useRef<(() => HTMLCanvasElement | null) | null>(null);
  useAddressYear(store.store, () => {});
  return (
    <div className={styles.root}>
      <StagePicture {...{ building, model, store, Tools, touch, fill, shot }} />
      <Controls building={building} model={model} store={store} shot={shot} />
    </div>
  );
}
