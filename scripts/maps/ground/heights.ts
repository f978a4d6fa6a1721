/** Relief at the picture's own density: details finer than the relief's grid. */
import { sample, splineRow } from '../grid';
import { fractal, noise, ridged } from '../noise';
import type { GroundFields } from './fields';

/** Computes the profile of a dune, steeper on the lee side; from −1 to 1. */
const duneProfile = (phase: number): number => {
  const t = phase - Math.floor(phase);
  return t < 0.68 ? (t / 0.68) * 2 - 1 : 1 - ((t - 0.68) / 0.32) * 2;
};

/** Computes the heights of one row of the picture, with details finer than the relief's grid. */
export function detailedRow(
  fields: GroundFields,
  y: number,
  scale: number,
  width: number,
): Float32Array {
  const { relief, sand, duneAngle, lava, undulation } = fields;
  const pixelsPerCell = (scale * sand.width) / relief.height.width;
  const heights = splineRow(relief.height, y, pixelsPerCell, width);
  const v = (y + 0.5) / scale;
  for (let x = 0; x < width; x += 1) {
    const u = (x + 0.5) / scale;
    const ruggedness = sample(relief.ruggedness, u - 0.5, v - 0.5);
    const rockHeight = (4 + 62 * ruggedness) * fractal(u / 2.4, v / 2.4, 91, 3);
    const swellHeight = undulation * fractal(u / 13, v / 13, 95, 3);
    const lavaRatio = sample(lava, u - 0.5, v - 0.5);
    const lavaHeight =
      lavaRatio > 0.02
        ? 95 * lavaRatio * ridged(u / 7, v / 7 + 0.6 * noise(u / 20, v / 20, 45), 47, 4)
        : 0;
    const sandRatio = sample(sand, u - 0.5, v - 0.5);
    let duneHeight = 0;
    if (sandRatio > 0.02) {
      const angle = duneAngle.data[Math.floor(v) * duneAngle.width + Math.floor(u)] ?? 0;
      const crosswind = u * Math.sin(angle) - v * Math.cos(angle);
      const bend = 1.1 * fractal(u / 16, v / 16, 33, 3) + 0.25 * noise(u / 3, v / 3, 37);
      const strength = 0.65 + 0.5 * noise(u / 12, v / 12, 41);
      duneHeight = 46 * sandRatio * strength * duneProfile(crosswind / 6.5 + bend);
    }
    heights[x] = (heights[x] ?? 0) + rockHeight + swellHeight + lavaHeight + duneHeight;
  }
  return heights;
}
