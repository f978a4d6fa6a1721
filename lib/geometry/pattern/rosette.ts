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
function ringOf(fold: number, sideRatio: number) {
  const halfAngle = Math.PI / fold;
  const side = 2 * Math.sin(halfAngle);
  const shoulder = 1 + side;
  // The apex lies one side from both shoulders: pentagons with five equal sides.
  const rise = Math.sqrt(Math.max(side ** 2 - (shoulder * Math.sin(halfAngle)) ** 2, 0));
  const apex = shoulder * Math.cos(halfAngle) + rise;
  return { shoulder, apex, growth: apex * (1 + side * sideRatio) };
}

/** Computes the ratio of the radius of each pair of rings to the radius of the pair inside. */
export const rosetteGrowth = (fold: number, sideRatio = 1): number =>
  ringOf(fold, sideRatio).growth;

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
 * @param sideRatio radial sides of the inward pentagons, relative to an equilateral one: between 0.5 and 1.5; with the
 * contact angle it decides how well rays meet
 */
export function rosettePatch(
  fold: number,
  radius: number,
  pairs: number,
  sideRatio = 1,
  centre: Point = ORIGIN,
): RosettePatch {
  const { shoulder, apex, growth } = ringOf(fold, sideRatio);
  const step = TURN / fold;
  const centralPolygon = regularPolygon(fold, radius, centre, -step / 2);
  const polygons: Polygon[] = [centralPolygon];
  let [innerRadius, phase] = [radius, -step / 2];
  for (let ring = 0; ring < pairs; ring += 1) {
    const pointAt = (factor: number, steps: number): Point =>
      polar(innerRadius * factor, phase + steps * step, centre);
    for (let arm = 0; arm < fold; arm += 1) {
      polygons.push([
        pointAt(1, arm),
        pointAt(shoulder, arm),
        pointAt(apex, arm + 0.5),
        pointAt(shoulder, arm + 1),
        pointAt(1, arm + 1),
      ]);
      polygons.push([
        pointAt(shoulder, arm),
        pointAt(apex, arm - 0.5),
        pointAt(growth, arm - 0.5),
        pointAt(growth, arm + 0.5),
        pointAt(apex, arm + 0.5),
      ]);
    }
    innerRadius *= growth;
    phase += step / 2;
  }
  return { polygons, border: regularPolygon(fold, innerRadius, centre, phase) };
}
