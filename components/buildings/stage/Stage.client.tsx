'use client';

import { useRef } from 'react';
import type { StageModules } from '@/components/buildings/stage/stageModules';
import { StagePicture } from '@/components/buildings/stage/StagePicture.client';
import { useBuildingStore } from '@/components/buildings/stage/useBuildingStore';
import { useAddressYear } from '@/components/story/useAddressYear';
import { readModel } from '@/lib/buildings/file/readModel';
import type { FileModel } from '@/lib/buildings/file/format';
import type { StageBuilding } from '@/lib/buildings/view/stageBuilding';
import styles from './Stage.module.css';

export interface StageProps {
  readonly building: StageBuilding;
  readonly model: FileModel;
  readonly modules: StageModules;
}

/**
 * Decodes the model in a response.
 * @throws Error when the response is no model of the current version.
 */
export async function readResponse(response: Response): Promise<FileModel> {
  const model = response.ok ? readModel(await response.arrayBuffer()) : null;
  if (!model) throw new Error(`${response.url}: a model is expected.`);
  return model;
}

/** Renders a building in three dimensions: its picture and its controls. */
export function Stage({ building, model, modules }: StageProps) {
  const store = useBuildingStore(building);
  const capture = useRef<(() => HTMLCanvasElement | null) | null>(null);
  useAddressYear(store.store, () => {});
  return (
    <div className={styles.root}>
      <StagePicture {...{ building, model, store, modules, capture }} />
      <modules.StageControls {...{ building, model, store, capture }} />
    </div>
  );
}
