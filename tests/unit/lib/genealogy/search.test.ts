import { createCost } from '@/lib/genealogy/order/cost';
import type { Row } from '@/lib/genealogy/order/layers';
import { searchOrders } from '@/lib/genealogy/order/search';
import { untangle } from '@/lib/genealogy/order/untangle';
import { family, laidOut, record } from './tree';

const { layers } = laidOut(record);
const cost = createCost(family, layers);
const members = (rows: readonly Row[]) =>
  rows.map((row) => row.map((block) => block.toSorted().join(' ')).toSorted());

describe('an untangled order', () => {
  const rows = untangle(family, layers);

  it('has everyone in the row and beside the partners that they had', () => {
    expect(members(rows)).toEqual(members(layers.rows));
  });

  it('costs less than the alphabetical one from which it began, and untangling it again never costs more', () => {
    expect(cost.whole(rows)).toBeLessThan(cost.whole(layers.rows));
    const again = untangle(family, { ...layers, rows });
    expect(cost.whole(again)).toBeLessThanOrEqual(cost.whole(rows));
  });
});

describe('the search for an order', () => {
  const found = searchOrders(family, layers, { steps: 2000, seeds: 2 });

  it('returns the best first, of two starts for each seed', () => {
    expect(found).toHaveLength(4);
    expect(found.map((one) => one.cost)).toEqual(
      found.map((one) => one.cost).toSorted((a, b) => a - b),
    );
    for (const { rows, cost: expected } of found)
      expect(cost.whole(rows)).toBeCloseTo(expected, 6);
  });

  it('is deterministic for a seed', () => {
    expect(searchOrders(family, layers, { steps: 2000, seeds: 2 })).toEqual(found);
  });

  it('never ends worse than it began', () => {
    const start = cost.whole(untangle(family, layers));
    expect(found[0]?.cost).toBeLessThanOrEqual(start);
  });
});
