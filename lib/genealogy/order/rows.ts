import type { BlockEdge, Blocks } from '@/lib/genealogy/order/blocks';
import { rowByYear } from '@/lib/genealogy/order/contemporaries';

/** Where people without descent or marriage stand. */
export interface LonePlaces {
  /** Returns the year of birth of a person, by which lone people stand beside their contemporaries. */
  readonly birthYearOf?: (id: string) => number | undefined;
  /** Id of the person one row above whom lone people without a year stand. */
  readonly subject?: string;
}

/**
 * Assigns a row to each block of an acyclic graph, 0 at the top: as few rows as the longest descent needs, then minimal
 * total length of descent as far as moves of blocks and tight clusters reach.
 */
export function rowsOf(
  { list, indexOf }: Blocks,
  edges: readonly BlockEdge[],
  { birthYearOf = () => undefined, subject = '' }: LonePlaces = {},
): readonly number[] {
  const above: number[][] = list.map(() => []);
  const below: number[][] = list.map(() => []);
  for (const [from, to] of edges) {
    above[to]?.push(from);
    below[from]?.push(to);
  }
  const rows = longestPaths(above, below);
  const last = Math.max(0, ...rows);
  shorten(rows, above, below, last);
  const elders = Math.max(0, (rows[indexOf(subject)] ?? 1) - 1);
  const isLone = list.map(
    (people, block) =>
      above[block]?.length === 0 && below[block]?.length === 0 && people.length === 1,
  );
  const yearsOf = (people: readonly string[] = []): readonly number[] =>
    people.flatMap((id) => birthYearOf(id) ?? []);
  const years = Array.from({ length: last + 1 }, (_, row) =>
    list.flatMap((people, block) =>
      rows[block] === row && isLone[block] === false ? yearsOf(people) : [],
    ),
  );
  const rowOf = rowByYear(years);
  return rows.map((row, block) => {
    if (!isLone[block]) return row;
    const [year] = yearsOf(list[block]);
    return (year === undefined ? null : rowOf(year)) ?? elders;
  });
}

/** Computes the longest path down to each block. */
function longestPaths(above: readonly number[][], below: readonly number[][]): number[] {
  const rows = above.map(() => 0);
  const waiting = above.map((parents) => parents.length);
  const ready = waiting.flatMap((count, block) => (count === 0 ? [block] : []));
  for (let block = ready.pop(); block !== undefined; block = ready.pop()) {
    for (const child of below[block] ?? []) {
      rows[child] = Math.max(rows[child] ?? 0, (rows[block] ?? 0) + 1);
      waiting[child] = (waiting[child] ?? 0) - 1;
      if (waiting[child] === 0) ready.push(child);
    }
  }
  return rows;
}

/** Moves clusters down while more links get shorter than longer (a simplified network simplex). */
function shorten(
  rows: number[],
  above: readonly number[][],
  below: readonly number[][],
  last: number,
): void {
  for (let isBetter = true; isBetter;) {
    isBetter = false;
    for (let block = 0; block < rows.length; block += 1) {
      for (const step of [1, -1]) {
        const cluster = clusterOf(block, step, rows, above, below, last);
        if (!cluster || gain(cluster, step, above, below) <= 0) continue;
        for (const moved of cluster) rows[moved] = (rows[moved] ?? 0) + step;
        isBetter = true;
      }
    }
  }
}

/** Collects the blocks that must move with a block by one row; null at the edge of the drawing. */
function clusterOf(
  block: number,
  step: number,
  rows: readonly number[],
  above: readonly number[][],
  below: readonly number[][],
  last: number,
): ReadonlySet<number> | null {
  const ahead = step > 0 ? below : above;
  const cluster = new Set([block]);
  for (const moved of cluster) {
    const to = (rows[moved] ?? 0) + step;
    if (to < 0 || to > last) return null;
    for (const next of ahead[moved] ?? []) if (rows[next] === to) cluster.add(next);
  }
  return cluster;
}

/** Computes by how much all links shorten when a cluster moves by one row. */
function gain(
  cluster: ReadonlySet<number>,
  step: number,
  above: readonly number[][],
  below: readonly number[][],
): number {
  let sum = 0;
  for (const block of cluster) {
    for (const child of below[block] ?? []) if (!cluster.has(child)) sum += step;
    for (const parent of above[block] ?? []) if (!cluster.has(parent)) sum -= step;
  }
  return sum;
}
