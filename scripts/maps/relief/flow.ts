/**
 * Drainage directions. The land is flooded from its outlets upwards (R. Barnes and others, “Priority-Flood”, 2014) with
 * buckets of one metre in place of a heap; each cell drains to its steepest neighbour among the cells already reached,
 * so that no depression stops the water. A little randomness avoids valleys along the grid's eight directions.
 */
import type { Grid } from '../grid';
import { hash } from '../noise';

export type Flow = {
  /** Cells, each after the cell to which it drains. */
  readonly order: Int32Array;
  /** For each cell, the cell to which the water drains; the same cell for an outlet. */
  readonly receiver: Int32Array;
};

const NEIGHBOURS = [
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
  const nextItems = new Int32Array(cells).fill(-1);
  let lowest = 0;
  return {
    push(item: number, level: number): void {
      const tail = tails[level] ?? -1;
      if (tail < 0) heads[level] = item;
      else nextItems[tail] = item;
      tails[level] = item;
      nextItems[item] = -1;
    },
    pop(): number {
      while (lowest < levels && (heads[lowest] ?? -1) < 0) lowest += 1;
      if (lowest === levels) return -1;
      const item = heads[lowest] ?? -1;
      const nextItem = nextItems[item] ?? -1;
      heads[lowest] = nextItem;
      if (nextItem < 0) tails[lowest] = -1;
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
  const metreOf = (index: number): number =>
    Math.min(Math.max(Math.floor(data[index] ?? 0), 0), LEVELS - 1);
  const queue = bucketQueue(cells, LEVELS);
  for (let index = 0; index < cells; index += 1) {
    const [x, y] = [index % width, Math.floor(index / width)];
    const isEdge = x === 0 || y === 0 || x === width - 1 || y === height - 1;
    if (!isEdge && !sea[index]) continue;
    receiver[index] = index;
    level[index] = metreOf(index);
    queue.push(index, metreOf(index));
  }
  let count = 0;
  for (let index = queue.pop(); index >= 0; index = queue.pop()) {
    popped[index] = 1;
    order[count] = index;
    count += 1;
    const [x, y] = [index % width, Math.floor(index / width)];
    const cellHeight = data[index] ?? 0;
    let steepest = 0;
    for (const [dx, dy, distance] of NEIGHBOURS) {
      const [nx, ny] = [x + dx, y + dy];
      if (nx < 0 || ny < 0 || nx >= width || ny >= height) continue;
      const neighbour = ny * width + nx;
      if (popped[neighbour]) {
        const randomFactor = 0.7 + (hash(index, neighbour, 7) / 2 ** 32) * 0.6;
        const slope = ((cellHeight - (data[neighbour] ?? 0)) / distance) * randomFactor;
        if (slope > steepest && receiver[index] !== index) {
          steepest = slope;
          receiver[index] = neighbour;
        }
      } else if ((level[neighbour] ?? -1) < 0) {
        const floodLevel = Math.max(metreOf(neighbour), level[index] ?? 0);
        level[neighbour] = floodLevel;
        receiver[neighbour] = index;
        queue.push(neighbour, floodLevel);
      }
    }
  }
  return { order, receiver };
}
