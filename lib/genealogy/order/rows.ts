import type { BlockEdge, Blocks } from '@/lib/genealogy/order/blocks';
import { rowByYear } from '@/lib/genealogy/order/contemporaries';

/** Options for the rows of people without descent or marriage. */
export interface LonePeopleOptions {
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
  { birthYearOf = () => undefined, subject = '' }: LonePeopleOptions = {},
): readonly number[] {
  const parents: number[][] = list.map(() => []);
  const children: number[][] = list.map(() => []);
  for (const [from, to] of edges) {
    parents[to]?.push(from);
    children[from]?.push(to);
  }
  const rows = longestPaths(parents, children);
  const lastRow = Math.max(0, ...rows);
  shorten(rows, parents, children, lastRow);
  const elderRow = Math.max(0, (rows[indexOf(subject)] ?? 1) - 1);
  const isLone = list.map(
    (people, block) =>
      parents[block]?.length === 0 && children[block]?.length === 0 && people.length === 1,
  );
  const yearsOf = (people: readonly string[] = []): readonly number[] =>
    people.flatMap((id) => birthYearOf(id) ?? []);
  const years = Array.from({ length: lastRow + 1 }, (_, row) =>
    list.flatMap((people, block) =>
      rows[block] === row && isLone[block] === false ? yearsOf(people) : [],
    ),
  );
  const rowOf = rowByYear(years);
  return rows.map((row, block) => {
    if (!isLone[block]) return row;
    const [year] = yearsOf(list[block]);
    return (year === undefined ? null : rowOf(year)) ?? elderRow;
  });
}

/** Computes the longest path down to each block. */
function longestPaths(parents: readonly number[][], children: readonly number[][]): number[] {
  const rows = parents.map(() => 0);
  const pendingParents = parents.map((parents) => parents.length);
  const readyBlocks = pendingParents.flatMap((count, block) => (count === 0 ? [block] : []));
  for (let block = readyBlocks.pop(); block !== undefined; block = readyBlocks.pop()) {
    for (const child of children[block] ?? []) {
      rows[child] = Math.max(rows[child] ?? 0, (rows[block] ?? 0) + 1);
      pendingParents[child] = (pendingParents[child] ?? 0) - 1;
      if (pendingParents[child] === 0) readyBlocks.push(child);
    }
  }
  return rows;
}

/** Moves clusters down while more links get shorter than longer (a simplified network simplex). */
function shorten(
  rows: number[],
  parents: readonly number[][],
  children: readonly number[][],
  lastRow: number,
): void {
  for (let isBetter = true; isBetter;) {
    isBetter = false;
    for (let block = 0; block < rows.length; block += 1) {
      for (const step of [1, -1]) {
        const cluster = clusterOf(block, step, rows, parents, children, lastRow);
        if (!cluster || gain(cluster, step, parents, children) <= 0) continue;
        for (const member of cluster) rows[member] = (rows[member] ?? 0) + step;
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
  parents: readonly number[][],
  children: readonly number[][],
  lastRow: number,
): ReadonlySet<number> | null {
  const neighbours = step > 0 ? children : parents;
  const cluster = new Set([block]);
  for (const member of cluster) {
    const to = (rows[member] ?? 0) + step;
    if (to < 0 || to > lastRow) return null;
    for (const neighbour of neighbours[member] ?? [])
      if (rows[neighbour] === to) cluster.add(neighbour);
  }
  return cluster;
}

/** Computes by how much all links shorten when a cluster moves by one row. */
function gain(
  cluster: ReadonlySet<number>,
  step: number,
  parents: readonly number[][],
  children: readonly number[][],
): number {
  let sum = 0;
  for (const block of cluster) {
    for (const child of children[block] ?? []) if (!cluster.has(child)) sum += step;
    for (const parent of parents[block] ?? []) if (!cluster.has(parent)) sum -= step;
  }
  return sum;
}
