import { drawnIn, planeOf } from '@/components/buildings/stage/sceneOf';
import type { View } from '@/lib/buildings/camera';
import type { FileModel } from '@/lib/buildings/file/format';
import { partAt } from '@/lib/buildings/view/pick';
import type { BuildingQuery } from '@/lib/buildings/view/query';
import type { Vector } from '@/lib/buildings/solids/vector';
import type { StageBuilding } from '@/lib/buildings/view/stageBuilding';

/** Finds the visible part at a point in normalised device coordinates, from -1 to 1; null for none. */
export function touchedPart(
  building: StageBuilding,
  model: FileModel,
  state: BuildingQuery,
  view: View,
  point: readonly [number, number],
): StageBuilding['parts'][number] | null {
  const plane = planeOf(state, building, view);
  const isCut =
    plane &&
    ((position: Vector): boolean => plane.side * (position[plane.axis] - plane.at) > 0);
  const target = { matrix: view.matrix, isDrawn: drawnIn(state, building), isCut };
  return building.parts[partAt(model, target, point)] ?? null;
}
