/**
 * A rosette as polygons around a centre: a regular polygon, a ring of pentagons pointing outwards, a ring of pentagons
 * pointing inwards between them, and so on. Two rings make a larger copy of the first polygon, rotated by half a step,
 * so that the pattern grows by a constant ratio.
 */
import { ORIGIN, TURN, polar } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/point';
import { regularPolygon } from '@/lib/geometry/polygon';
import type { Polygon } from '@/lib/geometry/polygon';

/** Computes the radii of a pair of rings, as multiples of the central polygon's. */
function ringOf(fold: number, slender: number) {
  const half = Math.PI / fold;
  const side = 2 * Math.sin(half);
  const shoulder = 1 + side;
  // The apex lies one side from both shoulders: pentagons with five equal sides.
  const rise = Math.sqrt(Math.max(side ** 2 - (shoulder * Math.sin(half)) ** 2, 0));
  const apex = shoulder * Math.cos(half) + rise;
  return { shoulder, apex, next: apex * (1 + side * slender) };
}

/** Computes the ratio of each pair of rings to the one inside it. */
export const rosetteGrowth = (fold: number, slender = 1): number => ringOf(fold, slender).next;

export type RosettePatch = {
  readonly polygons: readonly Polygon[];
  /** The regular polygon around the patch; strands leave through its edges. */
  readonly border: Polygon;
};

/**
 * Builds the polygons of a rosette.
 * @param fold number of arms, at least 6
 * @param radius circumradius of the central polygon
 * @param pairs number of pairs of rings, each of pentagons pointing outwards and pentagons pointing inwards
 * @param slender radial sides of the inward pentagons, relative to an equilateral one: between 0.5 and 1.5; with the
 * contact angle it decides how well rays meet
 */
export function rosettePatch(
  fold: number,
  radius: number,
  pairs: number,
  slender = 1,
  centre: Point = ORIGIN,
): RosettePatch {
  const { shoulder, apex, next } = ringOf(fold, slender);
  const step = TURN / fold;
  const centralPolygon = regularPolygon(fold, radius, centre, -step / 2);
  const polygons: Polygon[] = [centralPolygon];
  let [inner, phase] = [radius, -step / 2];
  for (let ring = 0; ring < pairs; ring += 1) {
    const at = (factor: number, turn: number): Point =>
      polar(inner * factor, phase + turn * step, centre);
    for (let arm = 0; arm < fold; arm += 1) {
      polygons.push([
        at(1, arm),
        at(shoulder, arm),
        at(apex, arm + 0.5),
        at(shoulder, arm + 1),
        at(1, arm + 1),
      ]);
      polygons.push([
        at(shoulder, arm),
        at(apex, arm - 0.5),
        at(next, arm - 0.5),
        at(next, arm + 0.5),
        at(apex, arm + 0.5),
      ]);
    }
    inner *= next;
    phase += step / 2;
  }
  return { polygons, border: regularPolygon(fold, inner, centre, phase) };
}
