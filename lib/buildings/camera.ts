import type { Camera } from '@/lib/buildings/record';
import { cross, dot, normalise, type Vector } from '@/lib/buildings/solids/vector';
import { directionTo } from '@/lib/buildings/sun';

/** The angle of view across the narrow side of the picture, in degrees. */
const FIELD = 40;

/** A 4 × 4 matrix, column after column, as WebGL takes it. */
export type Matrix = Float32Array;

/** What a camera sees: where it stands, in the frame of the building, and the matrix from metres to clip space. */
export interface View {
  readonly eye: Vector;
  readonly matrix: Matrix;
}

/** Turns a point from east, up, south to the frame of a building whose front looks at `facade`. */
export function toOwnFrame([x, y, z]: Vector, facade: number): Vector {
  const turn = ((180 - facade) * Math.PI) / 180;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  return [x * cos - z * sin, y, z * cos + x * sin];
}

/** The shape of the stills, for which cameras are set. */
const SHAPE = 4 / 3;

/** An eye that stands is nearer than this to its target, in metres: it never steps back. */
const STANDING = 1.5;

/** Steps back where the picture is narrower than the stills, so that it is as wide, in metres, as they are. */
export const fittedDistance = (distance: number, aspect: number): number =>
  distance < STANDING ? distance : distance * Math.max(1, SHAPE / Math.max(1, aspect));

/**
 * Returns what a camera sees in a picture.
 * @param facade where the front of the building looks, in degrees from the north
 * @param aspect the width of the picture over its height
 */
export function viewOf(camera: Camera, facade: number, aspect: number): View {
  const { azimuth, elevation } = camera;
  const distance = fittedDistance(camera.distance, aspect);
  const target = toOwnFrame(camera.target, facade);
  const back = directionTo(azimuth, elevation, facade);
  const eye: Vector = [
    target[0] + back[0] * distance,
    target[1] + back[1] * distance,
    target[2] + back[2] * distance,
  ];
  const half = Math.tan((FIELD * Math.PI) / 360);
  const up = aspect >= 1 ? half : half / aspect;
  const near = Math.max(0.02 * distance, 0.1);
  return {
    eye,
    matrix: multiply(
      perspective(up, aspect, near, 12 * distance + 200),
      lookFrom(eye, back, [0, 1, 0]),
    ),
  };
}

/** Returns the matrix of the sun: it sees the whole of a ball, of a centre and a radius in metres, without perspective. */
export function sunMatrix(sun: Vector, centre: Vector, radius: number): Matrix {
  const eye: Vector = [
    centre[0] + sun[0] * 2 * radius,
    centre[1] + sun[1] * 2 * radius,
    centre[2] + sun[2] * 2 * radius,
  ];
  const up: Vector = Math.abs(sun[1]) > 0.999 ? [0, 0, 1] : [0, 1, 0];
  const depth = 4 * radius;
  const box = Float32Array.of(
    ...[1 / radius, 0, 0, 0],
    ...[0, 1 / radius, 0, 0],
    ...[0, 0, -2 / depth, 0],
    ...[0, 0, -1, 1],
  );
  return multiply(box, lookFrom(eye, sun, up));
}

function perspective(half: number, aspect: number, near: number, far: number): Matrix {
  const range = near - far;
  return Float32Array.of(
    ...[1 / (half * aspect), 0, 0, 0],
    ...[0, 1 / half, 0, 0],
    ...[0, 0, (far + near) / range, -1],
    ...[0, 0, (2 * far * near) / range, 0],
  );
}

function lookFrom(eye: Vector, back: Vector, up: Vector): Matrix {
  const right = normalise(cross(up, back));
  const top = cross(back, right);
  const rows = [right, top, back] as const;
  const column = (axis: 0 | 1 | 2) => [...rows.map((row) => row[axis]), 0];
  return Float32Array.of(
    ...column(0),
    ...column(1),
    ...column(2),
    ...rows.map((row) => -dot(row, eye)),
    1,
  );
}

/** Multiplies two matrices: the one on the right is applied first. */
function multiply(a: Matrix, b: Matrix): Matrix {
  return Float32Array.from({ length: 16 }, (_, rank) => {
    const [column, row] = [rank >> 2, rank & 3];
    return [0, 1, 2, 3].reduce(
      (sum, at) => sum + (a[4 * at + row] ?? 0) * (b[4 * column + at] ?? 0),
      0,
    );
  });
}

/** Returns where a point falls in the picture, from -1 to 1 each way; null behind the camera. */
export function project({ matrix }: View, [x, y, z]: Vector): readonly [number, number] | null {
  const [column, row, , w] = [0, 1, 2, 3].map(
    (at) =>
      (matrix[at] ?? 0) * x +
      (matrix[4 + at] ?? 0) * y +
      (matrix[8 + at] ?? 0) * z +
      (matrix[12 + at] ?? 0),
  );
  if (column === undefined || row === undefined || w === undefined || w <= 0) return null;
  return [column / w, row / w];
}
