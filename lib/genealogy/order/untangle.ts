import type { Family } from '@/lib/genealogy/family';
import { createCost } from '@/lib/genealogy/order/cost';
import type { Item, Layers, Row } from '@/lib/genealogy/order/layers';

/** Rounds down and up; after some ten an order of a few thousand people gains little more. */
const ROUNDS = 12;

/**
 * Finds an order of the rows from which a search may start: each block moves to the mean place of those that its
 * lines lead to, row after row downwards and then upwards (the barycentre heuristic; K. Sugiyama et al., Methods
 * for visual understanding of hierarchical system structures, 1981). The best order met is kept; the same layers
 * give the same.
 */
export function untangle(family: Family, layers: Layers): readonly Row[] {
  const cost = createCost(family, layers);
  const { above, below } = neighboursOf(layers);
  let rows = layers.rows;
  let best = { rows, cost: cost.whole(rows) };
  const sortRow = (rank: number, from: number, neighbours: Neighbours): void => {
    const places = placesOf(rows[from] ?? []);
    rows = rows.with(
      rank,
      inOrder(rows[rank] ?? [], (item) =>
        (neighbours.get(keyOf(rank, item)) ?? []).flatMap((next) => places.get(next) ?? []),
      ),
    );
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round % 2 === 0)
      for (let rank = 1; rank < rows.length; rank += 1) sortRow(rank, rank - 1, above);
    else for (let rank = rows.length - 2; rank >= 0; rank -= 1) sortRow(rank, rank + 1, below);
    const now = cost.whole(rows);
    if (now < best.cost) best = { rows, cost: now };
  }
  return best.rows;
}

type Neighbours = ReadonlyMap<string, readonly Item[]>;

/** A trunk stands in several rows, in each with neighbours of its own. */
const keyOf = (rank: number, item: Item): string => `${rank} ${item}`;

/** Who each item of a row is tied to in the row above, and in the row below. */
function neighboursOf({ segments }: Layers): {
  readonly above: Neighbours;
  readonly below: Neighbours;
} {
  const above = new Map<string, Item[]>();
  const below = new Map<string, Item[]>();
  const tie = (ties: Map<string, Item[]>, key: string, item: Item): void => {
    const known = ties.get(key);
    if (known) known.push(item);
    else ties.set(key, [item]);
  };
  for (const { row, union, from, to } of segments)
    for (const top of from === null ? union.partners : [from]) {
      tie(above, keyOf(row + 1, to), top);
      tie(below, keyOf(row, top), to);
    }
  return { above, below };
}

/** A row by the mean of its wishes, from 0 to 1; whoever wishes nothing stays about where they are. */
function inOrder(row: Row, wishesOf: (item: Item) => readonly number[]): Row {
  const now = placesOf(row);
  const wishOf = (items: readonly Item[]): number => {
    const wishes = items.flatMap(wishesOf);
    return mean(wishes.length > 0 ? wishes : items.map((item) => now.get(item) ?? 0));
  };
  return row
    .map((block) => ({
      block: block.toSorted((a, b) => wishOf([a]) - wishOf([b])),
      wish: wishOf(block),
    }))
    .toSorted((a, b) => a.wish - b.wish)
    .map(({ block }) => block);
}

/** How far from the left each item of a row is, from 0 to 1. */
function placesOf(row: Row): ReadonlyMap<Item, number> {
  const items = row.flat();
  return new Map(items.map((item, place) => [item, place / items.length]));
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
