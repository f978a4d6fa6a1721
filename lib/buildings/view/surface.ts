import type { FileModel } from '@/lib/buildings/file/format';
import { MATERIALS } from '@/lib/buildings/models/material';
import { cross, subtract, type Vector } from '@/lib/buildings/solids/vector';
import { DATE_GRADES } from '@/lib/map/places/place';

/** Materials of the surroundings, which the shares of the grades leave out. */
const AROUND: ReadonlySet<number> = new Set([
  MATERIALS.indexOf('ground'),
  MATERIALS.indexOf('water'),
]);

/**
 * Computes the share of each grade in the surface of a phase, without the ground and the water: ratios
 * in the order of the grades, whose sum is 1.
 */
export function surfaceByGrade(model: FileModel, phase: number): readonly number[] {
  const areas = DATE_GRADES.map(() => 0);
  let first = 0;
  for (const { indices, grade, phases, material } of model.pieces) {
    if (phases & phase && !AROUND.has(material))
      areas[grade] = (areas[grade] ?? 0) + areaBetween(model, first, first + indices);
    first += indices;
  }
  const whole = areas.reduce((sum, area) => sum + area, 0) || 1;
  return areas.map((area) => area / whole);
}

function areaBetween(model: FileModel, from: number, to: number): number {
  const [xs, ys, zs] = model.positions;
  const corner = (at: number): Vector => {
    const rank = model.indices[at] ?? 0;
    return [xs[rank] ?? 0, ys[rank] ?? 0, zs[rank] ?? 0];
  };
  let area = 0;
  for (let at = from; at < to; at += 3) {
    const a = corner(at);
    area += Math.hypot(...cross(subtract(corner(at + 1), a), subtract(corner(at + 2), a))) / 2;
  }
  return area;
}
