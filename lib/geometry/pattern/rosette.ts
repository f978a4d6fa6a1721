/**
 * A rosette as a patch of polygons round a centre: a regular polygon, a ring of pentagons that
 * point outwards, a ring of pentagons that point inwards between them, and so again. Two rings
 * make a larger copy of the first polygon, half a step round, so that the pattern drawn on the
 * patch grows outwards by one constant ratio.
 */
import { ORIGIN, TURN, polar } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/point';
import { regularPolygon } from '@/lib/geometry/polygon';
import type { Polygon } from '@/lib/geometry/polygon';

/** Radii, as multiples of the central polygon's, of one pair of rings. */
function ringOf(fold: number, slender: number) {
  const half = Math.PI / fold;
  const side = 2 * Math.sin(half);
  const shoulder = 1 + side;
  // The apex is one side away from the two shoulders: pentagons with five equal sides.
  const rise = Math.sqrt(Math.max(side ** 2 - (shoulder * Math.sin(half)) ** 2, 0));
  const apex = shoulder * Math.cos(half) + rise;
  return { shoulder, apex, next: apex * (1 + side * slender) };
}

/** Computes the ratio by which each pair of rings is wider than the one inside it. */
export const rosetteGrowth = (fold: number, slender = 1): number => ringOf(fold, slender).next;

export type RosettePatch = {
  readonly polygons: readonly Polygon[];
  /** The regular polygon that bounds the patch; strands come out through its edges. */
  readonly border: Polygon;
};

/**
 * @param fold how many arms, 6 or more
 * @param radius of the central polygon's circumscribed circle
 * @param pairs how many pairs of rings surround it
 * @param slender the radial sides of the inward pentagons, in sides of an equal one: between 0.5
 * and 1.5; with a given contact angle it decides how well rays meet
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
  const heart = regularPolygon(fold, radius, centre, -step / 2);
  const polygons: Polygon[] = [heart];
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
