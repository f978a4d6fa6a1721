import type { Family } from '@/lib/genealogy/family';
import { createCost } from '@/lib/genealogy/order/cost';
import type { Item, Layers, Row } from '@/lib/genealogy/order/layers';

export interface AnnealOptions {
  readonly random: () => number;
  readonly steps: number;
}

const START_TEMPERATURE = 3;
const END_TEMPERATURE = 0.01;

type Order = Item[][][];

/**
 * Searches an order of the rows with few crossings by simulated annealing (S. Kirkpatrick et al., Optimization by
 * simulated annealing, 1983): swaps blocks in a row and people in a block, and keeps the best order seen.
 * @param layers in their initial order
 */
export function anneal(
  family: Family,
  layers: Layers,
  { random, steps }: AnnealOptions,
): { readonly rows: readonly Row[]; readonly cost: number } {
  const order: Order = layers.rows.map((row) => row.map((block) => [...block]));
  const cost = createCost(family, layers);
  const randomIndex = (count: number): number => Math.floor(random() * count);
  const movable = order.flatMap((row, index) => (row.flat().length > 1 ? [index] : []));
  let currentCost = cost.whole(order);
  let best = { rows: copy(order), cost: currentCost };

  for (let step = 0; step < steps && movable.length > 0; step += 1) {
    const rank = movable[randomIndex(movable.length)] ?? 0;
    const row = order[rank] ?? [];
    const formerCost = cost.rowCost(order, rank);
    const undo = changeAtRandom(row, randomIndex);
    const newCost = currentCost + cost.rowCost(order, rank) - formerCost;
    const temperature =
      START_TEMPERATURE * (END_TEMPERATURE / START_TEMPERATURE) ** (step / steps);
    if (newCost > currentCost && random() >= Math.exp((currentCost - newCost) / temperature))
      undo();
    else currentCost = newCost;
    if (currentCost < best.cost - 1e-9) best = { rows: copy(order), cost: currentCost };
  }
  return best;
}

/** Makes a random change in a row; returns a function that undoes it. */
function changeAtRandom(row: Item[][], randomIndex: (count: number) => number): () => void {
  const from = randomIndex(row.length);
  const block = row[from] ?? [];
  if (block.length > 1 && randomIndex(2) === 0) {
    const formerItems = [...block];
    if (randomIndex(4) === 0) block.reverse();
    else
      block.splice(randomIndex(block.length), 0, ...block.splice(randomIndex(block.length), 1));
    return () => void block.splice(0, block.length, ...formerItems);
  }
  const to = randomIndex(row.length);
  row.splice(to, 0, ...row.splice(from, 1));
  return () => void row.splice(from, 0, ...row.splice(to, 1));
}

const copy = (order: Order): Order => order.map((row) => row.map((block) => [...block]));
