import { loft } from '@/lib/buildings/solids/loft';
import type { Look } from '@/lib/buildings/solids/shapes';
import type { Solid } from '@/lib/buildings/solids/solid';
import type { Vector } from '@/lib/buildings/solids/vector';

/** Number of sides of the polygons that approximate the circles of the city; each gate is at a corner. */
const SIDES = 80;

/** Profile of a ring: distances from the middle and heights, in metres. */
type RingSection = readonly (readonly [radius: number, y: number])[];

/** Returns a point of a circle around the middle; the angle grows from the front towards x. */
export const onCircle = (angle: number, radius: number, y: number): Vector => [
  radius * Math.sin(angle),
  y,
  radius * Math.cos(angle),
];

/** Lists the angles of a whole circle. */
export const wholeCircle = (sides = SIDES): readonly number[] =>
  Array.from({ length: sides }, (_, index) => (2 * Math.PI * index) / sides);

/** Lists the angles of the polygon between two angles, both included. */
export function anglesBetween(from: number, to: number): readonly number[] {
  const step = (2 * Math.PI) / SIDES;
  const firstCorner = Math.floor(from / step + 1 + 1e-6);
  const lastCorner = Math.ceil(to / step - 1 - 1e-6);
  return [
    from,
    ...Array.from(
      { length: Math.max(0, lastCorner - firstCorner + 1) },
      (_, index) => (firstCorner + index) * step,
    ),
    to,
  ];
}

/** Returns a polyline along an arc. */
export const lineAround = (
  angles: readonly number[],
  radius: number,
  y: number,
): readonly Vector[] => angles.map((angle) => onCircle(angle, radius, y));

/** Returns a closed polyline along a circle. */
export const circleAt = (radius: number, y: number, sides = SIDES): readonly Vector[] =>
  lineAround([...wholeCircle(sides), 0], radius, y);

/** Sweeps a profile along a circle or an arc. */
export const ringBody = (
  angles: readonly number[],
  section: RingSection,
  look: Look,
  isRing = false,
): Solid =>
  loft(
    angles.map((angle) => section.map(([radius, y]) => onCircle(angle, radius, y))),
    { isSmooth: true, stroke: 'none', ...look },
    isRing,
  );

/** Rotates a body by quarter turns around the middle, from the front towards x. */
export function byQuarters(solid: Solid, quarters: number): Solid {
  const rotate = ([x, y, z]: Vector): Vector =>
    (
      [
        [x, y, z],
        [z, y, -x],
        [-x, y, -z],
        [-z, y, x],
      ] as const
    )[quarters % 4] ?? [x, y, z];
  const rotateLines = (polylines: readonly (readonly Vector[])[] = []) =>
    polylines.map((line) => line.map(rotate));
  return {
    ...solid,
    points: solid.points.map(rotate),
    outlines: rotateLines(solid.outlines),
    details: rotateLines(solid.details),
  };
}
