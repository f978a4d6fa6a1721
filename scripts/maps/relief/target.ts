/** The target shape of the land before erosion. */
import type { Cartography, Range } from '@/scripts/maps/geography/cartography';
import { signedDistance, smooth } from '@/scripts/maps/geography/curve';
import { emptyGrid, sample } from '../grid';
import type { Grid } from '../grid';
import { fractal } from '../noise';
import type { Sheet } from '../sheet';

export type Shape = {
  /** In metres. */
  readonly height: Grid;
  /** Degree to which a cell belongs to a range, from 0 to 1. */
  readonly ruggedness: Grid;
};

type ProfilePoint = { readonly ratio: number; readonly crest: number };

type RangeProfile = (x: number, y: number) => ProfilePoint;

const OUTSIDE_RANGE: ProfilePoint = { ratio: 0, crest: 0 };

/** Creates the profile of a range: 1 on its crest, falling at a separate rate on each side. */
function profileOf(range: Range, sheet: Sheet): RangeProfile {
  const crest = smooth(sheet.projectLine(range.line), false, 8);
  const latitude = range.line[0]?.[1] ?? 0;
  const [left, right] = [
    sheet.pixelsOf(range.left, latitude),
    sheet.pixelsOf(range.right, latitude),
  ];
  const folds = range.folds ? sheet.pixelsOf(range.folds, latitude) : 0;
  const reach = Math.max(left, right) * 2.6;
  const [xs, ys] = [crest.map(({ x }) => x), crest.map(({ y }) => y)];
  const [west, east] = [Math.min(...xs) - reach, Math.max(...xs) + reach];
  const [north, south] = [Math.min(...ys) - reach, Math.max(...ys) + reach];
  return (x, y) => {
    if (x < west || x > east || y < north || y > south) return OUTSIDE_RANGE;
    const distance = signedDistance(crest, x, y);
    const t = Math.abs(distance) / (distance < 0 ? left : right);
    if (t > 2.6) return OUTSIDE_RANGE;
    const ratio = Math.exp(-1.5 * t ** 1.3) * (1 - t / 2.6);
    const fold = folds ? 0.86 + 0.22 * Math.cos((distance / folds) * 2 * Math.PI) : 1;
    const swell = 0.84 + 0.42 * fractal(x / 42, y / 42, 71, 3);
    return { ratio, crest: range.height * fold * swell };
  };
}

function plateauHeight(
  { plateaus }: Cartography,
  sheet: Sheet,
): (x: number, y: number) => number {
  const heights = plateaus.map(({ centre, radius, height }) => ({
    ...sheet.projectPoint(centre),
    radius: sheet.pixelsOf(radius, centre[1]),
    height,
  }));
  return (x, y) => {
    let [sum, weights] = [0, 0.12];
    for (const plateau of heights) {
      const square = ((x - plateau.x) ** 2 + (y - plateau.y) ** 2) / plateau.radius ** 2;
      const weight = Math.exp(-square);
      sum += weight * plateau.height;
      weights += weight;
    }
    return sum / weights;
  };
}

const smoothStep = (from: number, to: number, value: number): number => {
  const t = Math.min(Math.max((value - from) / (to - from), 0), 1);
  return t * t * (3 - 2 * t);
};

/**
 * Computes the target shape.
 * @param narrowBlur the land's coverage blurred over a few pixels at zoom 1: ranges end at the shore
 * @param wideBlur the land's coverage blurred over many pixels: plains rise gently from the shore
 * @param heightScale factor of the recorded heights
 */
export function targetShape(
  sheet: Sheet,
  narrowBlur: Grid,
  wideBlur: Grid,
  heightScale: number,
): Shape {
  const { width, height } = narrowBlur;
  const scale = width / sheet.extent.width;
  const profiles = sheet.facts.ranges.map((range) => profileOf(range, sheet));
  const plateau = plateauHeight(sheet.facts, sheet);
  const [heights, ruggedness] = [emptyGrid(width, height), emptyGrid(width, height)];
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const [x, y] = [(column + 0.5) / scale, (row + 0.5) / scale];
      const shoreRatio = smoothStep(0.5, 0.97, sample(narrowBlur, column, row));
      if (shoreRatio === 0) continue;
      const plainHeight =
        plateau(x, y) *
        heightScale *
        smoothStep(0.42, 1, sample(wideBlur, column, row)) *
        shoreRatio;
      const warpedX = x + 9 * fractal(x / 55, y / 55, 11, 4);
      const warpedY = y + 9 * fractal(x / 55, y / 55, 29, 4);
      let [uplift, cellRuggedness] = [0, 0];
      for (const profile of profiles) {
        const { ratio, crest: crestMetres } = profile(warpedX, warpedY);
        const crest = crestMetres * heightScale;
        uplift = Math.max(uplift, ratio * Math.max(crest - plainHeight * 0.7, 0));
        cellRuggedness = Math.max(cellRuggedness, ratio * Math.min(crest / 1500, 1));
      }
      heights.data[row * width + column] = plainHeight + uplift * shoreRatio;
      ruggedness.data[row * width + column] = cellRuggedness * shoreRatio;
    }
  }
  return { height: heights, ruggedness };
}
