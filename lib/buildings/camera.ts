import type { Camera } from '@/lib/buildings/record';
import { cross, dot, normalise, type Vector } from '@/lib/buildings/solids/vector';
import { directionTo } from '@/lib/buildings/sun';

/** Field of view across the shorter side of the picture, in degrees. */
const FIELD_OF_VIEW = 40;

/** 4 × 4 matrix in column-major order, as WebGL expects. */
export type Matrix = Float32Array;

/** View of a camera: its position in the building's coordinates, and its matrix from metres to clip space. */
export interface View {
  readonly eye: Vector;
  readonly matrix: Matrix;
}

/** Converts a point from (east, up, south) to the coordinates of a building whose front faces the azimuth `facade`. */
export function toOwnFrame([x, y, z]: Vector, facade: number): Vector {
  const angle = ((180 - facade) * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return [x * cos - z * sin, y, z * cos + x * sin];
}

/** Aspect ratio of the stills, for which the cameras of the content are set. */
const STILL_ASPECT = 4 / 3;

/** Distance to the target below which a camera stands at eye level and keeps its position, in metres. */
const STANDING_DISTANCE = 1.5;

/** Multiplies the distance of a camera in a picture narrower than the stills, so that it shows the same width. */
export const fittedDistance = (distance: number, aspect: number): number =>
  distance < STANDING_DISTANCE
    ? distance
    : distance * Math.max(1, STILL_ASPECT / Math.max(1, aspect));

/**
 * Computes the view of a camera.
 * @param facade azimuth that the front of the building faces, in degrees from the north
 * @param aspect width of the picture divided by its height
 */
export function viewOf(camera: Camera, facade: number, aspect: number): View {
  const { azimuth, elevation } = camera;
  const distance = fittedDistance(camera.distance, aspect);
  const target = toOwnFrame(camera.target, facade);
  const towardsCamera = directionTo(azimuth, elevation, facade);
  const eye: Vector = [
    target[0] + towardsCamera[0] * distance,
    target[1] + towardsCamera[1] * distance,
    target[2] + towardsCamera[2] * distance,
  ];
  const tangent = Math.tan((FIELD_OF_VIEW * Math.PI) / 360);
  const verticalTangent = aspect >= 1 ? tangent : tangent / aspect;
  const near = Math.max(0.02 * distance, 0.1);
  return {
    eye,
    matrix: multiply(
      perspectiveMatrix(verticalTangent, aspect, near, 12 * distance + 200),
      viewMatrix(eye, towardsCamera, [0, 1, 0]),
    ),
  };
}

/** Returns the orthographic matrix of the sun, which frames a sphere; centre and radius in metres. */
export function sunMatrix(sun: Vector, centre: Vector, radius: number): Matrix {
  const eye: Vector = [
    centre[0] + sun[0] * 2 * radius,
    centre[1] + sun[1] * 2 * radius,
    centre[2] + sun[2] * 2 * radius,
  ];
  const up: Vector = Math.abs(sun[1]) > 0.999 ? [0, 0, 1] : [0, 1, 0];
  const depth = 4 * radius;
  const orthographic = Float32Array.of(
    ...[1 / radius, 0, 0, 0],
    ...[0, 1 / radius, 0, 0],
    ...[0, 0, -2 / depth, 0],
    ...[0, 0, -1, 1],
  );
  return multiply(orthographic, viewMatrix(eye, sun, up));
}

function perspectiveMatrix(tangent: number, aspect: number, near: number, far: number): Matrix {
  const range = near - far;
  return Float32Array.of(
    ...[1 / (tangent * aspect), 0, 0, 0],
    ...[0, 1 / tangent, 0, 0],
    ...[0, 0, (far + near) / range, -1],
    ...[0, 0, (2 * far * near) / range, 0],
  );
}

function viewMatrix(eye: Vector, backward: Vector, up: Vector): Matrix {
  const right = normalise(cross(up, backward));
  const top = cross(backward, right);
  const rows = [right, top, backward] as const;
  const column = (axis: 0 | 1 | 2) => [...rows.map((row) => row[axis]), 0];
  return Float32Array.of(
    ...column(0),
    ...column(1),
    ...column(2),
    ...rows.map((row) => -dot(row, eye)),
    1,
  );
}

/** Multiplies two matrices; the right one is applied first. */
function multiply(a: Matrix, b: Matrix): Matrix {
  return Float32Array.from({ length: 16 }, (_, index) => {
    const [column, row] = [index >> 2, index & 3];
    return [0, 1, 2, 3].reduce(
      (sum, k) => sum + (a[4 * k + row] ?? 0) * (b[4 * column + k] ?? 0),
      0,
    );
  });
}

/** Projects a point to normalised device coordinates, from -1 to 1; null for a point behind the camera. */
export function project({ matrix }: View, [x, y, z]: Vector): readonly [number, number] | null {
  const [clipX, clipY, , clipW] = [0, 1, 2, 3].map(
    (k) =>
      (matrix[k] ?? 0) * x +
      (matrix[4 + k] ?? 0) * y +
      (matrix[8 + k] ?? 0) * z +
      (matrix[12 + k] ?? 0),
  );
  if (clipX === undefined || clipY === undefined || clipW === undefined || clipW <= 0)
    return null;
  return [clipX / clipW, clipY / clipW];
}
