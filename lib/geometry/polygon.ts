import {
  ORIGIN,
  TURN,
  add,
  interpolate,
  cross,
  polar,
  quarterTurn,
  scale,
  subtract,
} from './point';
import type { Point } from './point';
import type { Segment } from './segment';

/** Corners in order; the last joins the first. */
export type Polygon = readonly Point[];

/** Builds a regular polygon in a circle; its first corner lies at the angle `phase`. */
export function regularPolygon(
  sides: number,
  radius: number,
  centre: Point = ORIGIN,
  phase = 0,
): Polygon {
  return Array.from({ length: sides }, (_, corner) =>
    polar(radius, phase + (corner * TURN) / sides, centre),
  );
}

/** Computes the circumradius of a regular polygon from its side. */
export const circumradius = (sides: number, side: number): number =>
  side / (2 * Math.sin(Math.PI / sides));

/** Computes the inradius of a regular polygon from its side. */
export const apothem = (sides: number, side: number): number =>
  side / (2 * Math.tan(Math.PI / sides));

/** Builds the regular polygon on the side a–b, clockwise on the screen from a. */
export function regularPolygonOn(sides: number, a: Point, b: Point): Polygon {
  const side = subtract(b, a);
  const towardsCentre = scale(quarterTurn(side), 0.5 / Math.tan(Math.PI / sides));
  const centre = add(interpolate(a, b), towardsCentre);
  const radius = Math.hypot(a.x - centre.x, a.y - centre.y);
  return regularPolygon(sides, radius, centre, Math.atan2(a.y - centre.y, a.x - centre.x));
}

export function edgesOf(polygon: Polygon): Segment[] {
  return polygon.map((from, corner) => ({
    from,
    to: polygon[(corner + 1) % polygon.length] ?? from,
  }));
}

/** Computes the area by the shoelace formula: positive for corners in clockwise order on the screen. */
export const signedArea = (polygon: Polygon): number =>
  edgesOf(polygon).reduce((sum, { from, to }) => sum + cross(from, to) / 2, 0);

/** Computes the mean of the corners: the centre of a regular polygon. */
export function centreOf(polygon: Polygon): Point {
  return scale(polygon.reduce(add, ORIGIN), 1 / polygon.length);
}

export const mapPolygon = (polygon: Polygon, mapPoint: (point: Point) => Point): Polygon =>
  polygon.map(mapPoint);
