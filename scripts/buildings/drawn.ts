import { valuesOf, type Building } from '@/lib/buildings/building';
import { writeModel } from '@/lib/buildings/file/writeModel';
import { meshOf } from '@/lib/buildings/mesh/mesh';
import { occlusionInPhases } from '@/lib/buildings/mesh/occlusion';
import { modelOf } from '@/lib/buildings/models/models';
import { DATE_GRADES } from '@/lib/map/places/place';
import type { Drawn } from '@/scripts/buildings/sheet';

/** Step to which sky visibility is rounded, for a smaller file: 18 levels from 0 to 255. */
const SKY_STEP = 15;

/** Distance within which a face hides the sky, in metres. */
const SKY_DISTANCE = 8;

/** Builds the solids of a building from its content, and the lines of its measures. */
export function drawnOf(building: Building): Drawn {
  const { pieces, lines } = modelOf(building);
  const values = valuesOf(building);
  return { pieces: pieces(values), lines: lines(values) };
}

/**
 * Makes the file of a building’s model.
 * @throws Error for a piece whose part is not in the content.
 */
export function modelFile(building: Building): Uint8Array {
  const { parts, phases } = building;
  const pieces = meshOf(drawnOf(building).pieces).map((mesh) => {
    const partIndex = parts.findIndex(({ id }) => id === mesh.part);
    const part = parts[partIndex];
    if (!part)
      throw new Error(
        `content/buildings/${building.id}.json → parts : « ${mesh.part} » est attendu`,
      );
    return { mesh, rank: partIndex, part, phases: new Set(mesh.phases ?? part.phases) };
  });
  const phaseOrder = phases.map(({ id }) => id);
  const sky = occlusionInPhases(pieces, phaseOrder, SKY_DISTANCE);
  return writeModel(
    pieces.map(({ mesh, rank: partIndex, part, phases: phaseIds }, index) => ({
      ...mesh,
      part: partIndex,
      grade: DATE_GRADES.indexOf(part.grade),
      phases: phaseOrder.reduce((bits, id, bit) => bits | (phaseIds.has(id) ? 1 << bit : 0), 0),
      vertices: mesh.vertices.map((vertex, vertexIndex) => ({
        ...vertex,
        sky: SKY_STEP * Math.round((sky[index]?.[vertexIndex] ?? 255) / SKY_STEP),
      })),
    })),
  );
}
