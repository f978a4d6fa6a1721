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

  it('keeps everyone in the same row, beside the same partners', () => {
    expect(members(rows)).toEqual(members(layers.rows));
  });

  it('costs less than the alphabetical order, and no more after a second untangling', () => {
    expect(cost.whole(rows)).toBeLessThan(cost.whole(layers.rows));
    const untangledTwice = untangle(family, { ...layers, rows });
    expect(cost.whole(untangledTwice)).toBeLessThanOrEqual(cost.whole(rows));
  });
});

describe('the search for an order', () => {
  const orders = searchOrders(family, layers, { steps: 2000, seeds: 2 });

  it('returns orders by ascending cost, from two starts for each seed', () => {
    expect(orders).toHaveLength(4);
    expect(orders.map((order) => order.cost)).toEqual(
      orders.map((order) => order.cost).toSorted((a, b) => a - b),
    );
    for (const { rows, cost: expected } of orders)
      expect(cost.whole(rows)).toBeCloseTo(expected, 6);
  });

  it('is deterministic for a seed', () => {
    expect(searchOrders(family, layers, { steps: 2000, seeds: 2 })).toEqual(orders);
  });

  it('never costs more than its start', () => {
    const start = cost.whole(untangle(family, layers));
    expect(orders[0]?.cost).toBeLessThanOrEqual(start);
  });
});
