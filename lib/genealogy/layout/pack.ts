import { fitInOrder, type Wish } from '@/lib/genealogy/layout/isotonic';
import type { Knot } from '@/lib/genealogy/layout/knots';
import type { Item } from '@/lib/genealogy/order/layers';
import { halfOf, modelOf, type Bond, type Unit } from '@/lib/genealogy/layout/units';
import type { Plan } from '@/lib/genealogy/layout/visible';

/** Pairs of sweeps; after some six nothing moves visibly. */
const SWEEPS = 6;

/** Horizontal positions of a plan, in pixels from its left edge. */
export interface Packing {
  readonly width: number;
  /** Returns the centre of an item in a row; a trunk stands in several. */
  readonly centreOf: (item: Item, row?: number) => number;
  /** Row of each card, and last row of each trunk. */
  readonly rows: ReadonlyMap<Item, number>;
  readonly knots: ReadonlyMap<string, { readonly knot: Knot; readonly x: number }>;
}

/**
 * Positions the rows in their order: children below their parents' knot, parents above their children, as far as
 * neighbours allow. Rows are swept down and up in turn, each solved by least squares; the result is deterministic.
 */
export function pack(plan: Plan): Packing {
  const { items, rows, rowOf, knots, placeOf } = modelOf(plan);
  const centres = new Float64Array(items.length);
  const at = (index: number): number => centres[index] ?? 0;
  const topOf = ({ left, right }: Bond): number => (at(left) + at(right)) / 2;
  const leftOf = ({ items: own, offsets }: Unit): number => at(own[0] ?? 0) - (offsets[0] ?? 0);

  /** Returns the preferred positions of a unit below its parents and above its children: their sum and number. */
  const wishOf = (unit: Unit, looksUp: boolean, looksDown: boolean): Wish => {
    let sum = 0;
    let count = 0;
    if (looksUp)
      for (const { bond, offset } of unit.above) {
        sum += topOf(bond) - offset;
        count += 1;
      }
    if (looksDown) {
      const left = leftOf(unit);
      for (const { bond } of unit.below) {
        let middle = 0;
        for (const end of bond.ends) middle += at(end);
        sum += middle / bond.ends.length - (topOf(bond) - left);
        count += 1;
      }
    }
    const { width, gap } = unit;
    return { width, gap, at: count === 0 ? null : sum / count, weight: count };
  };

  const put = (row: readonly Unit[], lefts: readonly number[]): void =>
    row.forEach(({ items: own, offsets }, rank) =>
      own.forEach((index, place) => {
        centres[index] = (lefts[rank] ?? 0) + (offsets[place] ?? 0);
      }),
    );
  const sweep = (rank: number, looksUp: boolean, looksDown: boolean): void => {
    const row = rows[rank] ?? [];
    put(
      row,
      fitInOrder(
        row.map((unit) => wishOf(unit, looksUp, looksDown)),
        row.map(leftOf),
      ),
    );
  };

  for (const row of rows) {
    const width = row.reduce((sum, unit) => sum + unit.width + unit.gap, 0);
    const wishes = row.map((unit) => ({ ...unit, at: null, weight: 1 }));
    put(
      row,
      fitInOrder(
        wishes,
        row.map(() => -width / 2),
      ),
    );
  }
  for (let turn = 0; turn < SWEEPS; turn += 1) {
    const isLast = turn >= SWEEPS - 2;
    for (let rank = rows.length - 2; rank >= 0; rank -= 1) sweep(rank, isLast, true);
    for (let rank = 1; rank < rows.length; rank += 1) sweep(rank, true, isLast);
  }

  const left = items.reduce(
    (least, item, index) => Math.min(least, at(index) - halfOf(item)),
    0,
  );
  const right = items.reduce(
    (most, item, index) => Math.max(most, at(index) + halfOf(item)),
    left,
  );
  const edge = items.length === 0 ? 0 : left;
  const centreOf = (item: Item, row?: number): number => round(at(placeOf(item, row)) - edge);
  return {
    width: Math.ceil(right - edge),
    centreOf,
    rows: rowOf,
    knots: new Map(
      [...knots].map(([id, knot]) => [
        id,
        {
          knot,
          x:
            knot.kind === 'between'
              ? (centreOf(knot.left) + centreOf(knot.right)) / 2
              : centreOf(knot.under),
        },
      ]),
    ),
  };
}

/** Rounds to half a pixel, finer than which nothing is visible. */
const round = (value: number): number => Math.round(value * 2) / 2;
