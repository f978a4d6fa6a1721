import type { FileModel } from '@/lib/buildings/file/format';
import { MATERIALS } from '@/lib/buildings/models/material';
import { cross, subtract, type Vector } from '@/lib/buildings/solids/vector';
import { DATE_GRADES } from '@/lib/map/places/place';

/** Materials of the surroundings, which the shares of the grades leave out. */
const SURROUNDINGS: ReadonlySet<number> = new Set([
  MATERIALS.indexOf('ground'),
  MATERIALS.indexOf('water'),
]);

/**
 * Computes the share of each grade in the surface of a phase, without the ground and the water: ratios
 * in the order of the grades, whose sum is 1.
 */
export function surfaceByGrade(model: FileModel, phase: number): readonly number[] {
  const areas = DATE_GRADES.map(() => 0);
  let firstIndex = 0;
  for (const { indices, grade, phases, material } of model.pieces) {
    if (phases & phase && !SURROUNDINGS.has(material))
      areas[grade] = (areas[grade] ?? 0) + areaBetween(model, firstIndex, firstIndex + indices);
    firstIndex += indices;
  }
  const totalArea = areas.reduce((sum, area) => sum + area, 0) || 1;
  return areas.map((area) => area / totalArea);
}

function areaBetween(model: FileModel, from: number, to: number): number {
  const [xs, ys, zs] = model.positions;
  const cornerAt = (offset: number): Vector => {
    const index = model.indices[offset] ?? 0;
    return [xs[index] ?? 0, ys[index] ?? 0, zs[index] ?? 0];
  };
  let area = 0;
  for (let offset = from; offset < to; offset += 3) {
    const a = cornerAt(offset);
    area +=
      Math.hypot(
        ...cross(subtract(cornerAt(offset + 1), a), subtract(cornerAt(offset + 2), a)),
      ) / 2;
  }
  return area;
}
