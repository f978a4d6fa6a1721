import type { Family } from '@/lib/genealogy/family';
import { anneal } from '@/lib/genealogy/order/anneal';
import type { Layers, Row } from '@/lib/genealogy/order/layers';
import { untangle } from '@/lib/genealogy/order/untangle';
import { seededRandom } from '@/lib/random';

export interface Found {
  readonly seed: number;
  readonly rows: readonly Row[];
  /** The less the better (`cost.ts`). */
  readonly cost: number;
}

/**
 * Looks for an order of the rows, once a seed from the given order and once from an untangled one: what begins hot
 * forgets where it began, but neither start wins with every seed. Best first; the same input gives the same.
 * @param steps of each search; 0 keeps what the start was
 */
export function searchOrders(
  family: Family,
  layers: Layers,
  { steps, seeds }: { readonly steps: number; readonly seeds: number },
): readonly Found[] {
  const starts = [layers, { ...layers, rows: untangle(family, layers) }];
  return Array.from({ length: seeds }, (_, rank) => rank + 1)
    .flatMap((seed) =>
      starts.map((start) => ({
        seed,
        ...anneal(family, start, { random: seededRandom(seed), steps }),
      })),
    )
    .toSorted((a, b) => a.cost - b.cost || a.seed - b.seed);
}
