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
  const pick = (count: number): number => Math.floor(random() * count);
  const movable = order.flatMap((row, index) => (row.flat().length > 1 ? [index] : []));
  let now = cost.whole(order);
  let best = { rows: copy(order), cost: now };

  for (let step = 0; step < steps && movable.length > 0; step += 1) {
    const rank = movable[pick(movable.length)] ?? 0;
    const row = order[rank] ?? [];
    const formerCost = cost.around(order, rank);
    const undo = changeAtRandom(row, pick);
    const next = now + cost.around(order, rank) - formerCost;
    const heat = START_TEMPERATURE * (END_TEMPERATURE / START_TEMPERATURE) ** (step / steps);
    if (next > now && random() >= Math.exp((now - next) / heat)) undo();
    else now = next;
    if (now < best.cost - 1e-9) best = { rows: copy(order), cost: now };
  }
  return best;
}

/** Makes a random change in a row; returns a function that undoes it. */
function changeAtRandom(row: Item[][], pick: (count: number) => number): () => void {
  const from = pick(row.length);
  const block = row[from] ?? [];
  if (block.length > 1 && pick(2) === 0) {
    const formerItems = [...block];
    if (pick(4) === 0) block.reverse();
    else block.splice(pick(block.length), 0, ...block.splice(pick(block.length), 1));
    return () => void block.splice(0, block.length, ...formerItems);
  }
  const to = pick(row.length);
  row.splice(to, 0, ...row.splice(from, 1));
  return () => void row.splice(from, 0, ...row.splice(to, 1));
}

const copy = (order: Order): Order => order.map((row) => row.map((block) => [...block]));
