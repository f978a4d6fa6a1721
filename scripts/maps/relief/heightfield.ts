/** The relief: the target shape, then erosion on finer and finer grids. */
import { blur, emptyGrid, resample } from '../grid';
import type { Grid } from '../grid';
import { fractal, ridged } from '../noise';
import type { Sheet } from '../sheet';
import { warp } from '@/scripts/maps/geography/warp';
import { erode } from './erosion';
import { targetShape } from './target';
import type { Shape } from './target';

/** A grid, in cells per pixel at zoom 1, and its number of erosion steps. */
export type Stage = { readonly scale: number; readonly steps: number };

export const FULL_STAGES: readonly Stage[] = [
  { scale: 0.25, steps: 24 },
  { scale: 0.5, steps: 16 },
  { scale: 1, steps: 9 },
  { scale: 2, steps: 3 },
];

/** Adds noise from which water can start, stronger in the ranges. */
function roughen({ height, ruggedness }: Shape, scale: number, amount: number): Grid {
  const roughened = emptyGrid(height.width, height.height);
  for (let index = 0; index < height.data.length; index += 1) {
    const [x, y] = [index % height.width, Math.floor(index / height.width)];
    const target = height.data[index] ?? 0;
    const ratio = 0.06 + 0.5 * (ruggedness.data[index] ?? 0);
    const [u, v] = [x / scale, y / scale];
    const crest = ridged(u / 26, v / 26, 5, 5) + 0.8 * fractal(u / 60, v / 60, 8, 3) - 0.45;
    roughened.data[index] = Math.max(0, target * (1 + amount * ratio * crest));
  }
  return roughened;
}

/** Restores the broad heights that erosion has lowered; the valleys stay. */
function restoreHeights(land: Grid, target: Grid, radius: number): Grid {
  const [landBlur, targetBlur] = [blur(land, radius), blur(target, radius)];
  const result = emptyGrid(land.width, land.height);
  for (let index = 0; index < land.data.length; index += 1) {
    const ratio = (targetBlur.data[index] ?? 0) / Math.max(landBlur.data[index] ?? 0, 1);
    result.data[index] = (land.data[index] ?? 0) * Math.min(Math.max(ratio, 0.2), 2.2);
  }
  return result;
}

/** Softens the valleys of plains, so that mountains stand out. */
function soften(land: Grid, ruggedness: Grid, radius: number): Grid {
  const broadBlur = blur(land, radius);
  const fineBlur = blur(land, 1);
  const resampledRuggedness = resample(ruggedness, land.width, land.height);
  const result = emptyGrid(land.width, land.height);
  for (let index = 0; index < land.data.length; index += 1) {
    const base = broadBlur.data[index] ?? 0;
    // Average with a blur, which hides the grid's steps.
    const detail = ((land.data[index] ?? 0) + (fineBlur.data[index] ?? 0)) / 2;
    const detailRatio = Math.min(1, 0.1 + 1.25 * (resampledRuggedness.data[index] ?? 0));
    result.data[index] = base + (detail - base) * detailRatio;
  }
  return result;
}

export type Relief = { readonly height: Grid; readonly ruggedness: Grid };

/** Computes the target shape, at one cell per two pixels, since it is smooth. */
export function shapeOf(sheet: Sheet, land: Grid, heightScale: number): Shape {
  const halfLand = resample(land, Math.round(land.width / 2), Math.round(land.height / 2));
  return targetShape(sheet, blur(halfLand, 1.3), blur(halfLand, 11), heightScale);
}

/**
 * Computes the relief by erosion.
 * @param land the land's coverage at one cell per pixel at zoom 1, from 0 to 1
 */
export function reliefOf(land: Grid, shape: Shape, stages: readonly Stage[]): Relief {
  let eroded: Grid | null = null;
  for (const { scale, steps } of stages) {
    const [width, height] = [Math.round(land.width * scale), Math.round(land.height * scale)];
    const target = roughen(
      {
        height: resample(shape.height, width, height),
        ruggedness: resample(shape.ruggedness, width, height),
      },
      scale,
      1,
    );
    const landCoverage = resample(land, width, height);
    const sea = Uint8Array.from(landCoverage.data, (ratio) => (ratio < 0.5 ? 1 : 0));
    const grid: Grid = eroded ? resample(eroded, width, height) : target;
    for (let index = 0; index < sea.length; index += 1) if (sea[index]) grid.data[index] = 0;
    for (let step = 0; step < steps; step += 1) {
      erode(grid, sea, target, 1 / scale, { strength: 0.16, exponent: 0.45, uplift: 0.1 });
    }
    eroded = restoreHeights(grid, target, 9 * scale);
  }
  if (!eroded) throw new Error('Il faut au moins une étape d’érosion.');
  const scale = eroded.width / land.width;
  const radius = 9 * scale;
  return {
    height: soften(warp(eroded, 5 * scale, 15 * scale), shape.ruggedness, radius),
    ruggedness: resample(shape.ruggedness, land.width, land.height),
  };
}
