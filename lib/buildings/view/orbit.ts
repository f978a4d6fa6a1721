import type { Camera } from '@/lib/buildings/record';

/** Limits of a camera around a building whose largest side is `extent` metres. */
export interface Bounds {
  readonly extent: number;
}

/** Distance to the target, in metres, below which a camera stands at eye level and turns on the spot. */
const STANDING = 1.5;

/** Distance of the target of a standing camera, in metres. */
const ARM = 1;

/** Tells whether a camera stands at eye level. */
export const isStanding = ({ distance }: Camera): boolean => distance < STANDING;

const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

const round = (degrees: number): number => ((degrees % 360) + 360) % 360;

/** Returns the unit vector from the target to the camera: east, up, south. */
function backOf({ azimuth, elevation }: Camera): readonly [number, number, number] {
  const [a, e] = [(azimuth * Math.PI) / 180, (elevation * Math.PI) / 180];
  return [Math.sin(a) * Math.cos(e), Math.sin(e), -Math.cos(a) * Math.cos(e)];
}

/** Turns a camera around its target, or a standing camera on the spot; angles in degrees, eastward and upward. */
export function turned(camera: Camera, east: number, up: number): Camera {
  const stands = isStanding(camera);
  const next = {
    ...camera,
    azimuth: round(camera.azimuth + east),
    elevation: stands
      ? clamp(camera.elevation + up, -60, 60)
      : clamp(camera.elevation + up, 2, 88),
  };
  if (!stands) return next;
  const [before, after] = [backOf(camera), backOf(next)];
  const shift = (axis: 0 | 1 | 2): number =>
    camera.target[axis] + camera.distance * (before[axis] - after[axis]);
  return { ...next, target: [shift(0), shift(1), shift(2)] };
}

/** Multiplies the distance of a camera; a standing camera does not move. */
export const zoomed = (camera: Camera, factor: number, { extent }: Bounds): Camera =>
  isStanding(camera)
    ? camera
    : { ...camera, distance: clamp(camera.distance * factor, extent / 24, extent * 3) };

/** Moves the target of a camera sideways and up, in ratios of its distance, within the building's bounding box. */
export function moved(camera: Camera, right: number, up: number, { extent }: Bounds): Camera {
  if (isStanding(camera)) return camera;
  const a = (camera.azimuth * Math.PI) / 180;
  const [x, y, z] = camera.target;
  const step = right * camera.distance;
  const half = extent / 2;
  return {
    ...camera,
    target: [
      clamp(x - Math.cos(a) * step, -half, half),
      clamp(y + up * camera.distance, 0, half),
      clamp(z - Math.sin(a) * step, -half, half),
    ],
  };
}

/** Returns a standing camera from the position of its eye (east, up, south, in metres) and its azimuth in degrees. */
export function standingCamera({
  eye,
  azimuth,
  elevation,
}: {
  readonly eye: readonly [number, number, number];
  readonly azimuth: number;
  readonly elevation: number;
}): Camera {
  const camera = {
    azimuth: round(azimuth + 180),
    elevation: -elevation,
    distance: ARM,
    target: eye,
  };
  const backward = backOf({ ...camera, target: [0, 0, 0] });
  return {
    ...camera,
    target: [
      eye[0] - backward[0] * ARM,
      eye[1] - backward[1] * ARM,
      eye[2] - backward[2] * ARM,
    ],
  };
}

/** Interpolates two cameras, `ratio` from 0 to 1: azimuths by the shorter arc, distances by their logarithms. */
export function interpolateCameras(from: Camera, to: Camera, ratio: number): Camera {
  const mix = (a: number, b: number): number => a + (b - a) * ratio;
  const turn = ((to.azimuth - from.azimuth + 540) % 360) - 180;
  return {
    azimuth: round(from.azimuth + turn * ratio),
    elevation: mix(from.elevation, to.elevation),
    distance: Math.exp(mix(Math.log(from.distance), Math.log(to.distance))),
    target: [
      mix(from.target[0], to.target[0]),
      mix(from.target[1], to.target[1]),
      mix(from.target[2], to.target[2]),
    ],
  };
}
