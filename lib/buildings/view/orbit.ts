import type { Camera } from '@/lib/buildings/record';

/** Limits of a camera around a building whose largest side is `extent` metres. */
export interface Bounds {
  readonly extent: number;
}

/** Distance to the target, in metres, below which a camera stands at eye level and turns on the spot. */
const STANDING_DISTANCE = 1.5;

/** Distance of the target of a standing camera, in metres. */
const TARGET_DISTANCE = 1;

/** Tells whether a camera stands at eye level. */
export const isStanding = ({ distance }: Camera): boolean => distance < STANDING_DISTANCE;

const clamp = (value: number, min: number, max: number): number =>
  Math.min(max, Math.max(min, value));

const normaliseDegrees = (degrees: number): number => ((degrees % 360) + 360) % 360;

/** Returns the unit vector from the target to the camera: east, up, south. */
function backwardOf({ azimuth, elevation }: Camera): readonly [number, number, number] {
  const [azimuthAngle, elevationAngle] = [
    (azimuth * Math.PI) / 180,
    (elevation * Math.PI) / 180,
  ];
  return [
    Math.sin(azimuthAngle) * Math.cos(elevationAngle),
    Math.sin(elevationAngle),
    -Math.cos(azimuthAngle) * Math.cos(elevationAngle),
  ];
}

/** Turns a camera around its target, or a standing camera on the spot; angles in degrees, eastward and upward. */
export function turnCamera(camera: Camera, east: number, up: number): Camera {
  const isOnFoot = isStanding(camera);
  const turnedCamera = {
    ...camera,
    azimuth: normaliseDegrees(camera.azimuth + east),
    elevation: isOnFoot
      ? clamp(camera.elevation + up, -60, 60)
      : clamp(camera.elevation + up, 2, 88),
  };
  if (!isOnFoot) return turnedCamera;
  const [previousBackward, nextBackward] = [backwardOf(camera), backwardOf(turnedCamera)];
  const shift = (axis: 0 | 1 | 2): number =>
    camera.target[axis] + camera.distance * (previousBackward[axis] - nextBackward[axis]);
  return { ...turnedCamera, target: [shift(0), shift(1), shift(2)] };
}

/** Multiplies the distance of a camera; a standing camera does not move. */
export const zoomCamera = (camera: Camera, factor: number, { extent }: Bounds): Camera =>
  isStanding(camera)
    ? camera
    : { ...camera, distance: clamp(camera.distance * factor, extent / 24, extent * 3) };

/** Moves the target of a camera sideways and up, in ratios of its distance, within the building's bounding box. */
export function moveCamera(
  camera: Camera,
  right: number,
  up: number,
  { extent }: Bounds,
): Camera {
  if (isStanding(camera)) return camera;
  const azimuthAngle = (camera.azimuth * Math.PI) / 180;
  const [x, y, z] = camera.target;
  const step = right * camera.distance;
  const halfExtent = extent / 2;
  return {
    ...camera,
    target: [
      clamp(x - Math.cos(azimuthAngle) * step, -halfExtent, halfExtent),
      clamp(y + up * camera.distance, 0, halfExtent),
      clamp(z - Math.sin(azimuthAngle) * step, -halfExtent, halfExtent),
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
    azimuth: normaliseDegrees(azimuth + 180),
    elevation: -elevation,
    distance: TARGET_DISTANCE,
    target: eye,
  };
  const backward = backwardOf({ ...camera, target: [0, 0, 0] });
  return {
    ...camera,
    target: [
      eye[0] - backward[0] * TARGET_DISTANCE,
      eye[1] - backward[1] * TARGET_DISTANCE,
      eye[2] - backward[2] * TARGET_DISTANCE,
    ],
  };
}

/** Interpolates two cameras, `ratio` from 0 to 1: azimuths by the shorter arc, distances by their logarithms. */
export function interpolateCameras(from: Camera, to: Camera, ratio: number): Camera {
  const interpolate = (a: number, b: number): number => a + (b - a) * ratio;
  const azimuthChange = ((to.azimuth - from.azimuth + 540) % 360) - 180;
  return {
    azimuth: normaliseDegrees(from.azimuth + azimuthChange * ratio),
    elevation: interpolate(from.elevation, to.elevation),
    distance: Math.exp(interpolate(Math.log(from.distance), Math.log(to.distance))),
    target: [
      interpolate(from.target[0], to.target[0]),
      interpolate(from.target[1], to.target[1]),
      interpolate(from.target[2], to.target[2]),
    ],
  };
}
