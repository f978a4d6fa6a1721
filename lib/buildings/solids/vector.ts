/** Point or direction in the building's coordinates, in metres: along the front, up, out of the front. */
export type Vector = readonly [x: number, y: number, z: number];

/** Computes the vector from b to a. */
export const subtract = (a: Vector, b: Vector): Vector => [
  a[0] - b[0],
  a[1] - b[1],
  a[2] - b[2],
];

/** Computes the dot product of two vectors. */
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Computes the cross product of two vectors (right-hand rule). */
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** Normalises a vector to length 1; returns a zero vector unchanged. */
export function normalise(a: Vector): Vector {
  const length = Math.hypot(...a);
  return length === 0 ? a : [a[0] / length, a[1] / length, a[2] / length];
}
