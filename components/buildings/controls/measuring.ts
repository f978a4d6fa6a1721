import { AXES } from '@/lib/buildings/section/plane';
import { toOwnFrame } from '@/lib/buildings/camera';
import type { FileModel } from '@/lib/buildings/file/format';
import type { Camera } from '@/lib/buildings/record';

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
    // Turning the frame back is turning it by the opposite angle.
    target: [...toOwnFrame(middle, 360 - facade)],
  };
}

/** Returns the extent of a model along the axis of a section: minimum and maximum, in metres. */
export function reachOf(
  { positions, origin, extent }: FileModel,
  plane: keyof typeof AXES,
): readonly [number, number] {
  const axis = AXES[plane];
  const column = positions[axis];
  const [least, most] = column.reduce(
    ([low, high], one) => [Math.min(low, one), Math.max(high, one)],
    [65_535, 0],
  );
  const metres = (unit: number): number => origin[axis] + (unit / 65_535) * extent;
  return [metres(least ?? 0), metres(most ?? 0)];
}
