import { fitInOrder, type Preference } from '@/lib/genealogy/layout/isotonic';
import type { Knot } from '@/lib/genealogy/layout/knots';
import type { Item } from '@/lib/genealogy/order/layers';
import { halfWidthOf, modelOf, type Bond, type Unit } from '@/lib/genealogy/layout/units';
import type { Plan } from '@/lib/genealogy/layout/visible';

/** Number of pairs of sweeps; further sweeps move nothing visibly. */
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
  const centreAt = (index: number): number => centres[index] ?? 0;
  const topOf = ({ left, right }: Bond): number => (centreAt(left) + centreAt(right)) / 2;
  const leftOf = ({ items: unitItems, offsets }: Unit): number =>
    centreAt(unitItems[0] ?? 0) - (offsets[0] ?? 0);

  /** Returns the preferred positions of a unit below its parents and above its children: their sum and number. */
  const preferenceOf = (unit: Unit, looksUp: boolean, looksDown: boolean): Preference => {
    let sum = 0;
    let count = 0;
    if (looksUp)
      for (const { bond, offset } of unit.parents) {
        sum += topOf(bond) - offset;
        count += 1;
      }
    if (looksDown) {
      const left = leftOf(unit);
      for (const { bond } of unit.children) {
        let endSum = 0;
        for (const child of bond.ends) endSum += centreAt(child);
        sum += endSum / bond.ends.length - (topOf(bond) - left);
        count += 1;
      }
    }
    const { width, gap } = unit;
    return { width, gap, at: count === 0 ? null : sum / count, weight: count };
  };

  const placeRow = (row: readonly Unit[], lefts: readonly number[]): void =>
    row.forEach(({ items: unitItems, offsets }, rank) =>
      unitItems.forEach((item, place) => {
        centres[item] = (lefts[rank] ?? 0) + (offsets[place] ?? 0);
      }),
    );
  const sweep = (rank: number, looksUp: boolean, looksDown: boolean): void => {
    const row = rows[rank] ?? [];
    placeRow(
      row,
      fitInOrder(
        row.map((unit) => preferenceOf(unit, looksUp, looksDown)),
        row.map(leftOf),
      ),
    );
  };

  for (const row of rows) {
    const width = row.reduce((sum, unit) => sum + unit.width + unit.gap, 0);
    const preferences = row.map((unit) => ({ ...unit, at: null, weight: 1 }));
    placeRow(
      row,
      fitInOrder(
        preferences,
        row.map(() => -width / 2),
      ),
    );
  }
  for (let sweepIndex = 0; sweepIndex < SWEEPS; sweepIndex += 1) {
    const isLast = sweepIndex >= SWEEPS - 2;
    for (let rank = rows.length - 2; rank >= 0; rank -= 1) sweep(rank, isLast, true);
    for (let rank = 1; rank < rows.length; rank += 1) sweep(rank, true, isLast);
  }

  const left = items.reduce(
    (min, item, index) => Math.min(min, centreAt(index) - halfWidthOf(item)),
    0,
  );
  const right = items.reduce(
    (max, item, index) => Math.max(max, centreAt(index) + halfWidthOf(item)),
    left,
  );
  const origin = items.length === 0 ? 0 : left;
  const centreOf = (item: Item, row?: number): number =>
    round(centreAt(placeOf(item, row)) - origin);
  return {
    width: Math.ceil(right - origin),
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
              : centreOf(knot.partner),
        },
      ]),
    ),
  };
}

/** Rounds to half a pixel, finer than which nothing is visible. */
const round = (value: number): number => Math.round(value * 2) / 2;
