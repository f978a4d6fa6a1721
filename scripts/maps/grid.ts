/** A grid of numbers, row by row. */
export type Grid = {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
};

/** Creates a grid of zeros. */
export const emptyGrid = (width: number, height: number): Grid => ({
  width,
  height,
  data: new Float32Array(width * height),
});

/** Returns the value of a cell; for a cell outside the grid, the value of the nearest cell. */
function cellValue({ width, height, data }: Grid, column: number, row: number): number {
  const x = column < 0 ? 0 : column >= width ? width - 1 : column;
  const y = row < 0 ? 0 : row >= height ? height - 1 : row;
  return data[y * width + x] ?? 0;
}

/** Interpolates between cells bilinearly; (0, 0) is the centre of the first cell. */
export function sample(grid: Grid, x: number, y: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [xRatio, yRatio] = [x - column, y - row];
  const upperValue =
    cellValue(grid, column, row) * (1 - xRatio) + cellValue(grid, column + 1, row) * xRatio;
  const lowerValue =
    cellValue(grid, column, row + 1) * (1 - xRatio) +
    cellValue(grid, column + 1, row + 1) * xRatio;
  return upperValue * (1 - yRatio) + lowerValue * yRatio;
}

/** Computes the weights of a Catmull-Rom spline at `t` between the second and the third value. */
function splineWeights(t: number): readonly [number, number, number, number] {
  const [square, cube] = [t * t, t * t * t];
  return [
    (-cube + 2 * square - t) / 2,
    (3 * cube - 5 * square + 2) / 2,
    (-3 * cube + 4 * square + t) / 2,
    (cube - square) / 2,
  ];
}

/** Interpolates one row of the grid by splines, with `scale` values per cell. */
export function splineRow(grid: Grid, y: number, scale: number, length: number): Float32Array {
  const centre = (y + 0.5) / scale - 0.5;
  const topRow = Math.floor(centre);
  const [a, b, c, d] = splineWeights(centre - topRow);
  const column = new Float32Array(grid.width + 3);
  for (let x = -1; x < grid.width + 2; x += 1) {
    column[x + 1] =
      a * cellValue(grid, x, topRow - 1) +
      b * cellValue(grid, x, topRow) +
      c * cellValue(grid, x, topRow + 1) +
      d * cellValue(grid, x, topRow + 2);
  }
  const row = new Float32Array(length);
  for (let x = 0; x < length; x += 1) {
    const sourceX = (x + 0.5) / scale - 0.5;
    const leftColumn = Math.floor(sourceX);
    const t = sourceX - leftColumn;
    const [p, q, r, s] = [
      column[Math.max(leftColumn, 0)] ?? 0,
      column[leftColumn + 1] ?? 0,
      column[leftColumn + 2] ?? 0,
      column[Math.min(leftColumn + 3, grid.width + 2)] ?? 0,
    ];
    row[x] =
      q + 0.5 * t * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * (q - r) + s - p)));
  }
  return row;
}

/** Resamples a grid to `width` × `height` cells. */
export function resample(grid: Grid, width: number, height: number): Grid {
  const result = emptyGrid(width, height);
  const [sx, sy] = [grid.width / width, grid.height / height];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      result.data[y * width + x] = sample(grid, (x + 0.5) * sx - 0.5, (y + 0.5) * sy - 0.5);
    }
  }
  return result;
}

function blurLine(
  source: Float32Array,
  result: Float32Array,
  start: number,
  step: number,
  count: number,
  radius: number,
): void {
  const valueAt = (index: number): number =>
    source[start + Math.min(Math.max(index, 0), count - 1) * step] ?? 0;
  let sum = 0;
  for (let index = -radius; index <= radius; index += 1) sum += valueAt(index);
  for (let index = 0; index < count; index += 1) {
    result[start + index * step] = sum / (2 * radius + 1);
    sum += valueAt(index + radius + 1) - valueAt(index - radius);
  }
}

/** Blurs a grid by about `sigma` cells: three box blurs approximate a Gaussian one. */
export function blur({ width, height, data }: Grid, sigma: number): Grid {
  const radius = Math.max(1, Math.round(Math.sqrt(4 * sigma * sigma + 1) / 2 - 0.5));
  let blurredData = data;
  for (let pass = 0; pass < 3; pass += 1) {
    const blurredRows = new Float32Array(data.length);
    for (let y = 0; y < height; y += 1)
      blurLine(blurredData, blurredRows, y * width, 1, width, radius);
    const blurredColumns = new Float32Array(data.length);
    for (let x = 0; x < width; x += 1)
      blurLine(blurredRows, blurredColumns, x, width, height, radius);
    blurredData = blurredColumns;
  }
  return { width, height, data: blurredData };
}
