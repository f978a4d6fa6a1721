'use client';

import { useRef } from 'react';
import type { Beside } from '@/components/buildings/stage/beside';
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
  readonly beside: Beside;
}

/**
 * Decodes the model in a response.
 * @throws Error when the response is no model of this version.
 */
export async function readAnswer(answer: Response): Promise<FileModel> {
  const model = answer.ok ? readModel(await answer.arrayBuffer()) : null;
  if (!model) throw new Error(`${answer.url}: a model is expected.`);
  return model;
}

/** Renders a building in three dimensions: its picture and its controls. */
export function Stage({ building, model, beside }: StageProps) {
  const store = useBuildingStore(building);
  const shot = useRef<(() => HTMLCanvasElement | null) | null>(null);
  useAddressYear(store.store, () => {});
  return (
    <div className={styles.root}>
      <StagePicture {...{ building, model, store, beside, shot }} />
      <beside.StageControls {...{ building, model, store, shot }} />
    </div>
  );
}
