/**
 * Drainage directions. The land is flooded from its outlets upwards (R. Barnes and others, “Priority-Flood”, 2014) with
 * buckets of one metre in place of a heap; each cell drains to its steepest neighbour among those already reached, so
 * that no depression stops the water. A little randomness avoids valleys along the grid's eight directions.
 */
import type { Grid } from '../grid';
import { hash } from '../noise';

export type Flow = {
  /** Cells, each after the cell to which it drains. */
  readonly order: Int32Array;
  /** The cell to which each one drains; itself for an outlet. */
  readonly receiver: Int32Array;
};

const STEPS = [
  [-1, -1, Math.SQRT2],
  [0, -1, 1],
  [1, -1, Math.SQRT2],
  [-1, 0, 1],
  [1, 0, 1],
  [-1, 1, Math.SQRT2],
  [0, 1, 1],
  [1, 1, Math.SQRT2],
] as const;

/** Creates a queue of cells by whole metres of height, first in, first out. */
function bucketQueue(cells: number, levels: number) {
  const [heads, tails] = [new Int32Array(levels).fill(-1), new Int32Array(levels).fill(-1)];
  const next = new Int32Array(cells).fill(-1);
  let lowest = 0;
  return {
    push(item: number, level: number): void {
      const tail = tails[level] ?? -1;
      if (tail < 0) heads[level] = item;
      else next[tail] = item;
      tails[level] = item;
      next[item] = -1;
    },
    pop(): number {
      while (lowest < levels && (heads[lowest] ?? -1) < 0) lowest += 1;
      if (lowest === levels) return -1;
      const item = heads[lowest] ?? -1;
      const following = next[item] ?? -1;
      heads[lowest] = following;
      if (following < 0) tails[lowest] = -1;
      return item;
    },
  };
}

/**
 * Computes the drainage of a grid.
 * @param sea cells where water ends, besides those at the map's edges
 */
export function flowOver({ width, height, data }: Grid, sea: Uint8Array): Flow {
  const cells = width * height;
  const receiver = new Int32Array(cells).fill(-1);
  const level = new Int32Array(cells).fill(-1);
  const popped = new Uint8Array(cells);
  const order = new Int32Array(cells);
  const LEVELS = 6000;
  const metre = (index: number): number =>
    Math.min(Math.max(Math.floor(data[index] ?? 0), 0), LEVELS - 1);
  const queue = bucketQueue(cells, LEVELS);
  for (let index = 0; index < cells; index += 1) {
    const [x, y] = [index % width, Math.floor(index / width)];
    const edge = x === 0 || y === 0 || x === width - 1 || y === height - 1;
    if (!edge && !sea[index]) continue;
    receiver[index] = index;
    level[index] = metre(index);
    queue.push(index, metre(index));
  }
  let count = 0;
  for (let index = queue.pop(); index >= 0; index = queue.pop()) {
    popped[index] = 1;
    order[count] = index;
    count += 1;
    const [x, y] = [index % width, Math.floor(index / width)];
    const here = data[index] ?? 0;
    let steepest = 0;
    for (const [dx, dy, distance] of STEPS) {
      const [nx, ny] = [x + dx, y + dy];
      if (nx < 0 || ny < 0 || nx >= width || ny >= height) continue;
      const neighbour = ny * width + nx;
      if (popped[neighbour]) {
        const chance = 0.7 + (hash(index, neighbour, 7) / 2 ** 32) * 0.6;
        const slope = ((here - (data[neighbour] ?? 0)) / distance) * chance;
        if (slope > steepest && receiver[index] !== index) {
          steepest = slope;
          receiver[index] = neighbour;
        }
      } else if ((level[neighbour] ?? -1) < 0) {
        const filled = Math.max(metre(neighbour), level[index] ?? 0);
        level[neighbour] = filled;
        receiver[neighbour] = index;
        queue.push(neighbour, filled);
      }
    }
  }
  return { order, receiver };
}
