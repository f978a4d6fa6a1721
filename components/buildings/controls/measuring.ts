import { AXES } from '@/lib/buildings/section/plane';
import { toOwnFrame } from '@/lib/buildings/camera';
import type { FileModel } from '@/lib/buildings/file/format';
import type { Camera } from '@/lib/buildings/record';

/** Maximum of an unsigned integer of 16 bits, in which a model file stores each coordinate. */
const UINT16_MAX = 65_535;

/** Returns a camera in the same direction that targets the middle of a line and shows the whole line. */
export function cameraOn(
  camera: Camera,
  middle: readonly [number, number, number],
  length: number,
  facade: number,
): Camera {
  const elevation = Math.max(8, Math.min(55, camera.elevation));
  return {
    azimuth: camera.azimuth,
    elevation,
    distance: Math.max(3, 2.1 * length),
    // Turns the building's frame back, by the opposite angle.
    target: [...toOwnFrame(middle, 360 - facade)],
  };
}

/** Returns the extent of a model along the axis of a section: minimum and maximum, in metres. */
export function extentAlong(
  { positions, origin, extent }: FileModel,
  plane: keyof typeof AXES,
): readonly [number, number] {
  const axis = AXES[plane];
  const coordinates = positions[axis];
  const [min, max] = coordinates.reduce(
    ([low, high], coordinate) => [Math.min(low, coordinate), Math.max(high, coordinate)],
    [UINT16_MAX, 0],
  );
  const toMetres = (unit: number): number => origin[axis] + (unit / UINT16_MAX) * extent;
  return [toMetres(min ?? 0), toMetres(max ?? 0)];
}
