import { useEffect, useState } from 'react';
import { cameraOf, phaseIndex } from '@/components/buildings/stage/sceneOf';
import { touchedPart } from '@/components/buildings/stage/touchedPart';
import { viewOf } from '@/lib/buildings/camera';
import type { FileModel } from '@/lib/buildings/file/format';
import type { BuildingQuery } from '@/lib/buildings/view/query';
import type { StageBuilding } from '@/lib/buildings/view/stageBuilding';
import { phaseWords, viewWords } from '@/lib/buildings/view/words';

/** Delay between the view’s rest and its announcement, in milliseconds. */
const REST_MS = 700;

/** Describes a view at rest: point of view, phase, part in the middle. */
export function useViewWords(
  building: StageBuilding,
  model: FileModel,
  state: BuildingQuery,
): string {
  const [words, setWords] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      const camera = cameraOf(state, building);
      const phase = building.phases[phaseIndex(state, building)];
      const view = viewOf(camera, building.facade, 4 / 3);
      const part = touchedPart(building, model, state, view, [0, 0]);
      setWords(
        [
          viewWords(camera),
          phaseWords(phase),
          part ? `Au centre\u00a0: ${part.label}, ${part.grade}.` : '',
        ].join(' '),
      );
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [building, model, state]);
  return words;
}
