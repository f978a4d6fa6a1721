/**
 * A point of the plane in SVG's orientation: y grows downwards, so that positive angles turn clockwise on the screen.
 * Angles in this folder are radians.
 */
export type Point = { readonly x: number; readonly y: number };

export const ORIGIN: Point = { x: 0, y: 0 };

/** A full turn, in radians. */
export const TURN = 2 * Math.PI;

/** Converts degrees to radians. */
export const degrees = (value: number): number => (value * TURN) / 360;

export const add = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });

export const subtract = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });

export const scale = (a: Point, factor: number): Point => ({
  x: a.x * factor,
  y: a.y * factor,
});

export const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y;

/** Computes the z component of the cross product: positive when b lies clockwise of a on the screen. */
export const cross = (a: Point, b: Point): number => a.x * b.y - a.y * b.x;

export const length = (a: Point): number => Math.hypot(a.x, a.y);

export const distance = (a: Point, b: Point): number => length(subtract(a, b));

/** Interpolates from a to b (`ratio` 0 is a, 1 is b). */
export const interpolate = (a: Point, b: Point, ratio = 0.5): Point => ({
  x: a.x + (b.x - a.x) * ratio,
  y: a.y + (b.y - a.y) * ratio,
});

/** Normalizes a vector to length 1; the zero vector stays zero. */
export function unit(a: Point): Point {
  const norm = length(a);
  return norm === 0 ? ORIGIN : scale(a, 1 / norm);
}

/** Rotates a vector by a quarter turn, clockwise on the screen. */
export const quarterTurn = (a: Point): Point => ({ x: -a.y, y: a.x });

/** Returns the point at an angle in radians, clockwise on the screen from the right. */
export const polar = (radius: number, angle: number, centre: Point = ORIGIN): Point => ({
  x: centre.x + radius * Math.cos(angle),
  y: centre.y + radius * Math.sin(angle),
});

export function rotate(a: Point, angle: number, centre: Point = ORIGIN): Point {
  const { x, y } = subtract(a, centre);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: centre.x + x * cos - y * sin, y: centre.y + x * sin + y * cos };
}

export const samePoint = (a: Point, b: Point, tolerance = 1e-6): boolean =>
  distance(a, b) <= tolerance;
