import { emptyGrid, sample } from '@/scripts/maps/grid';
import type { Grid } from '@/scripts/maps/grid';
import { fractal } from '@/scripts/maps/noise';

/**
 * Warps a field so that straight edges and valleys meander.
 * @param amount of the displacement, in cells
 * @param wavelength of the bends, in cells
 */
export function warp(grid: Grid, amount: number, wavelength: number): Grid {
  const result = emptyGrid(grid.width, grid.height);
  for (let index = 0; index < result.data.length; index += 1) {
    const [x, y] = [index % grid.width, Math.floor(index / grid.width)];
    const dx = amount * fractal(x / wavelength, y / wavelength, 111, 4);
    const dy = amount * fractal(x / wavelength, y / wavelength, 113, 4);
    result.data[index] = sample(grid, x + dx, y + dy);
  }
  return result;
}
