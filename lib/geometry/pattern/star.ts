import { ORIGIN, TURN, polar } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/point';
import type { Polygon } from '@/lib/geometry/polygon';
import type { Segment } from '@/lib/geometry/segment';

/**
 * Computes the chords of the star {points/step}, which join each point of the circle to the point `step` further; the
 * chords cross, as strapwork requires.
 */
export function starChords(
  points: number,
  step: number,
  radius: number,
  centre: Point = ORIGIN,
  phase = 0,
): Segment[] {
  const pointAt = (index: number) => polar(radius, phase + (index * TURN) / points, centre);
  return Array.from({ length: points }, (_, index) => ({
    from: pointAt(index),
    to: pointAt(index + step),
  }));
}

/**
 * Computes the outline of the star {points/step}, alternating tips and hollows. The hollows lie where two chords meet
 * next to the tips (Coxeter, Regular Polytopes, § 6.1).
 */
export function starOutline(
  points: number,
  step: number,
  radius: number,
  centre: Point = ORIGIN,
  phase = 0,
): Polygon {
  const hollow =
    (radius * Math.cos((Math.PI * step) / points)) / Math.cos((Math.PI * (step - 1)) / points);
  return Array.from({ length: points * 2 }, (_, index) =>
    polar(index % 2 === 0 ? radius : hollow, phase + (index * Math.PI) / points, centre),
  );
}
