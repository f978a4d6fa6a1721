import { cutOf, drawnIn } from '@/components/buildings/stage/sceneOf';
import type { View } from '@/lib/buildings/camera';
import type { FileModel } from '@/lib/buildings/file/format';
import { partAt } from '@/lib/buildings/view/pick';
import type { BuildingQuery } from '@/lib/buildings/view/query';
import type { StageBuilding } from '@/lib/buildings/view/stageBuilding';

/** Finds the part that is seen at a point of the picture, from -1 to 1 each way; null where there is none. */
export function touchedPart(
  building: StageBuilding,
  model: FileModel,
  state: BuildingQuery,
  view: View,
  point: readonly [number, number],
): StageBuilding['parts'][number] | null {
  const cut = cutOf(state, building, view);
  const isCut = (x: number, y: number, z: number): boolean =>
    cut !== null && cut.normal[0] * x + cut.normal[1] * y + cut.normal[2] * z > cut.at;
  const touchable = { matrix: view.matrix, isDrawn: drawnIn(state, building), isCut };
  return building.parts[partAt(model, touchable, point)] ?? null;
}
