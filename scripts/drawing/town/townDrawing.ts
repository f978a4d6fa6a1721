import { litWindowsPath, roofLinesPath, townPath } from './town';
import { farRow, middleRow, wall } from './townPlan';

/** The lit arch in the middle of the gate. */
const gate = 'M316 4v-13a7 8.5 0 0 1 14 0v13z';

/** The town as paths, back to front, on the ground y = 0. */
export const townDrawing = {
  haze: townPath(farRow),
  houses: {
    walls: townPath(middleRow),
    roofs: roofLinesPath(middleRow),
    lights: litWindowsPath(middleRow),
  },
  wall: {
    walls: townPath(wall),
    roofs: roofLinesPath(wall),
    lights: litWindowsPath(wall) + gate,
  },
};
