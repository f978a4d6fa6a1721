import type { Family } from '@/lib/genealogy/family';
import { anneal } from '@/lib/genealogy/order/anneal';
import type { Layers, Row } from '@/lib/genealogy/order/layers';
import { untangle } from '@/lib/genealogy/order/untangle';
import { seededRandom } from '@/lib/random';

export interface SearchResult {
  readonly seed: number;
  readonly rows: readonly Row[];
  /** Cost of the order by `createCost`; the lowest cost is best. */
  readonly cost: number;
}

/**
 * Searches an order of the rows, for each seed once from the order of `layers` and once from an untangled order, since
 * neither start wins with every seed. Best first; deterministic.
 * @param steps of each search; 0 keeps the start
 */
export function searchOrders(
  family: Family,
  layers: Layers,
  { steps, seeds }: { readonly steps: number; readonly seeds: number },
): readonly SearchResult[] {
  const starts = [layers, { ...layers, rows: untangle(family, layers) }];
  return Array.from({ length: seeds }, (_, index) => index + 1)
    .flatMap((seed) =>
      starts.map((start) => ({
        seed,
        ...anneal(family, start, { random: seededRandom(seed), steps }),
      })),
    )
    .toSorted((a, b) => a.cost - b.cost || a.seed - b.seed);
}
