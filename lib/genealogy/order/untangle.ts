import type { Family } from '@/lib/genealogy/family';
import { createCost } from '@/lib/genealogy/order/cost';
import type { Item, Layers, Row } from '@/lib/genealogy/order/layers';

/** Number of rounds, down and up in turn; further rounds improve an order of a few thousand people little. */
const ROUNDS = 12;

/**
 * Finds a start order of the rows: each block moves to the mean place of its neighbours, row by row down and then up
 * (barycentre heuristic; K. Sugiyama et al., Methods for visual understanding of hierarchical system structures, 1981).
 * Keeps the best order seen; deterministic.
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
      sortByMean(rows[rank] ?? [], (item) =>
        (neighbours.get(keyOf(rank, item)) ?? []).flatMap(
          (neighbour) => places.get(neighbour) ?? [],
        ),
      ),
    );
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round % 2 === 0)
      for (let rank = 1; rank < rows.length; rank += 1) sortRow(rank, rank - 1, above);
    else for (let rank = rows.length - 2; rank >= 0; rank -= 1) sortRow(rank, rank + 1, below);
    const roundCost = cost.whole(rows);
    if (roundCost < best.cost) best = { rows, cost: roundCost };
  }
  return best.rows;
}

type Neighbours = ReadonlyMap<string, readonly Item[]>;

/** Builds the key of an item in a row: a trunk has other neighbours in each of its rows. */
const keyOf = (rank: number, item: Item): string => `${rank} ${item}`;

/** Lists the neighbours of each item in the row above and in the row below. */
function neighboursOf({ segments }: Layers): {
  readonly above: Neighbours;
  readonly below: Neighbours;
} {
  const above = new Map<string, Item[]>();
  const below = new Map<string, Item[]>();
  const addNeighbour = (
    neighboursByKey: Map<string, Item[]>,
    key: string,
    item: Item,
  ): void => {
    const neighbours = neighboursByKey.get(key);
    if (neighbours) neighbours.push(item);
    else neighboursByKey.set(key, [item]);
  };
  for (const { row, union, from, to } of segments)
    for (const upperItem of from === null ? union.partners : [from]) {
      addNeighbour(above, keyOf(row + 1, to), upperItem);
      addNeighbour(below, keyOf(row, upperItem), to);
    }
  return { above, below };
}

/**
 * Sorts a row by the mean of the preferred positions, from 0 to 1; items without a preferred position stay about in
 * place.
 */
function sortByMean(row: Row, placesOfNeighbours: (item: Item) => readonly number[]): Row {
  const places = placesOf(row);
  const meanPlace = (items: readonly Item[]): number => {
    const neighbourPlaces = items.flatMap(placesOfNeighbours);
    return mean(
      neighbourPlaces.length > 0 ? neighbourPlaces : items.map((item) => places.get(item) ?? 0),
    );
  };
  return row
    .map((block) => ({
      block: block.toSorted((a, b) => meanPlace([a]) - meanPlace([b])),
      wish: meanPlace(block),
    }))
    .toSorted((a, b) => a.wish - b.wish)
    .map(({ block }) => block);
}

/** Maps each item of a row to its position from the left, 0 to 1. */
function placesOf(row: Row): ReadonlyMap<Item, number> {
  const items = row.flat();
  return new Map(items.map((item, place) => [item, place / items.length]));
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
