import type { Scene } from '@/components/buildings/gl/scene';
import { cutBy } from '@/components/buildings/gl/cut';
import { AXES, cuttingPlane, type CuttingPlane } from '@/lib/buildings/section/plane';
import type { capsOf } from '@/components/buildings/gl/capsOf';
import type { sunOf } from '@/components/buildings/stage/sunOf';
import { phaseAt } from '@/lib/buildings/phases';
import { viewOf, type View } from '@/lib/buildings/camera';
import type { FilePiece } from '@/lib/buildings/file/format';
import { MATERIALS } from '@/lib/buildings/models/material';
import type { Camera } from '@/lib/buildings/record';
import { standingCamera } from '@/lib/buildings/view/orbit';
import type { BuildingQuery } from '@/lib/buildings/view/query';
import type { StageBuilding } from '@/lib/buildings/view/stageBuilding';
import { CERTAINTY_GRADES } from '@/lib/timeline/grades';

const GROUND = MATERIALS.indexOf('ground');

/** Returns the camera of a query: the query's own, else the camera of its stand, of its stop or of the first stop. */
export function cameraOf({ camera, view }: BuildingQuery, building: StageBuilding): Camera {
  const stand = building.stands.find(({ id }) => id === view);
  if (camera) return camera;
  if (stand) return standingCamera(stand);
  return stopOf(view, building).camera;
}

/** Returns a stop of the visit by its id; the first stop for another id. */
export function stopOf(view: string | null, { stops }: StageBuilding) {
  const stop = stops.find(({ id }) => id === view) ?? stops[0];
  if (!stop) throw new Error('A building has stops.');
  return stop;
}

/** Returns the index of the current phase; -1 for a year before the first phase. */
export function phaseIndex({ year, view }: BuildingQuery, building: StageBuilding): number {
  const { phases } = building;
  if (year === null) return phases.findIndex(({ id }) => id === stopOf(view, building).phase);
  const phase = phaseAt(phases, year);
  return phase ? phases.indexOf(phase) : -1;
}

/** Returns the filter of the drawn pieces: the phase's, without hidden grades; the ground before the first phase. */
export function drawnIn(query: BuildingQuery, building: StageBuilding) {
  const index = phaseIndex(query, building);
  return ({ phases, material, grade }: FilePiece): boolean => {
    if (index < 0) return material === GROUND;
    const gradeName = CERTAINTY_GRADES[grade];
    const isHidden =
      query.isGraded && gradeName !== undefined && query.hidden.includes(gradeName);
    return (phases & (1 << index)) !== 0 && !isHidden;
  };
}

/** Returns the plane that cuts the building; null for none. */
export function planeOf(
  { cut }: BuildingQuery,
  { sections }: StageBuilding,
  view: View,
): CuttingPlane | null {
  const section = sections.find(({ id }) => id === cut?.section);
  return section && cut ? cuttingPlane(AXES[section.plane], cut.at, view) : null;
}

/** Returns the scene that the renderer draws for a query. */
export function sceneOf(
  query: BuildingQuery,
  building: StageBuilding,
  camera: Camera,
  aspect: number,
  modules: { readonly capsOf: typeof capsOf; readonly sunOf: typeof sunOf },
): Scene {
  const { facade, parts } = building;
  const view = viewOf(camera, facade, aspect);
  const plane = planeOf(query, building, view);
  return {
    view,
    sun: modules.sunOf(query, building, phaseIndex(query, building)),
    isDrawn: drawnIn(query, building),
    cut: plane && cutBy(plane, modules.capsOf),
    isGraded: query.isGraded,
    chosen: parts.findIndex(({ id }) => id === query.part),
  };
}
