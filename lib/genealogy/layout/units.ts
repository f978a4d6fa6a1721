import type { Union } from '@/lib/genealogy/family';
import { knotOf, marriages, type Knot } from '@/lib/genealogy/layout/knots';
import { isTrunk, trunkOf, type Item } from '@/lib/genealogy/order/layers';
import type { Plan } from '@/lib/genealogy/layout/visible';

/** Size of a card in pixels at scale 1, for text of 16 pixels. */
export const CARD = { width: 160, height: 72 } as const;
/** Margin around the drawing for focus rings and symbols at its edge, in pixels. */
export const MARGIN = 24;
const GAP = { partners: 30, blocks: 30, trunk: 16 } as const;
const TRUNK_WIDTH = 2;

/** Lines from one point of a row to items of the next row; points and items by index. */
export interface Bond {
  readonly left: number;
  /** Equal to `left` where the lines do not start between two items. */
  readonly right: number;
  readonly ends: readonly number[];
}

/** A bond of a unit, with its position in the unit. */
interface BondEnd {
  readonly bond: Bond;
  readonly offset: number;
}

/** Neighbours of a row at fixed distances from each other. */
export interface Unit {
  readonly width: number;
  /** Least gap to the preceding unit. */
  readonly gap: number;
  readonly items: readonly number[];
  /** Offsets of the items' centres from the unit's left edge. */
  readonly offsets: readonly number[];
  readonly parents: BondEnd[];
  readonly children: BondEnd[];
}

/** A plan in arrays of numbers, which the sweeps of packing traverse many times. */
export interface Model {
  readonly items: readonly Item[];
  readonly rowOf: ReadonlyMap<Item, number>;
  readonly rows: readonly (readonly Unit[])[];
  readonly knots: ReadonlyMap<string, Knot>;
  /** Returns the index of an item in a row, by default in the last row of the item. */
  readonly placeOf: (item: Item, row?: number) => number;
}

/** Builds the arrays of a plan; gaps and offsets are pixels. */
export function modelOf({ rows, unions }: Plan): Model {
  const items = rows.flat(2);
  const placeByItem = new Map<Item, number>();
  const rowOf = new Map<Item, number>();
  const indexByKey = new Map<string, number>();
  rows.forEach((row, rank) =>
    row.flat().forEach((item, place) => {
      indexByKey.set(`${rank} ${item}`, indexByKey.size);
      // A trunk spans several rows: only its last row is kept.
      placeByItem.set(item, place);
      rowOf.set(item, rank);
    }),
  );
  const marriageCounts = marriages({ unions });
  const itemIndex = (item: Item, row: number): number => indexByKey.get(`${row} ${item}`) ?? 0;
  const units = rows.map((row, index) =>
    row.map((block, first) => unitOf(block, first === 0, (item) => itemIndex(item, index))),
  );
  const unitByItem = new Map<number, Unit>();
  for (const unit of units.flat()) for (const item of unit.items) unitByItem.set(item, unit);
  const offsetOf = (unit: Unit, item: number): number =>
    unit.offsets[unit.items.indexOf(item)] ?? 0;

  const knots = new Map<string, Knot>();
  for (const union of unions) {
    const knot = knotOf(
      unionInLowestRow(union, rowOf),
      marriageCounts,
      (id) => placeByItem.get(id) ?? -9,
    );
    knots.set(union.id, knot);
    for (const bond of bondsOf(union, knot, rowOf, itemIndex)) {
      const upperUnit = unitByItem.get(bond.left);
      upperUnit?.children.push({ bond, offset: offsetOf(upperUnit, bond.left) });
      for (const end of bond.ends) {
        const unit = unitByItem.get(end);
        unit?.parents.push({ bond, offset: offsetOf(unit, end) });
      }
    }
  }
  return {
    items,
    rowOf,
    rows: units,
    knots,
    placeOf: (item, row) => itemIndex(item, row ?? rowOf.get(item) ?? 0),
  };
}

/** Returns the part of a union in the lowest row of its partners: for a couple set apart, one partner. */
function unionInLowestRow(union: Union, rowOf: ReadonlyMap<Item, number>): Union {
  const lowest = topRow(union, rowOf);
  return {
    ...union,
    partners: union.partners.filter((partner) => rowOf.get(partner) === lowest),
  };
}

const topRow = ({ partners }: Union, rowOf: ReadonlyMap<Item, number>): number =>
  Math.max(...partners.map((partner) => rowOf.get(partner) ?? 0));

function bondsOf(
  union: Union,
  knot: Knot,
  rowOf: ReadonlyMap<Item, number>,
  itemIndex: (item: Item, row: number) => number,
): readonly Bond[] {
  const firstRow = topRow(union, rowOf);
  const childRows = union.children.map((child) => rowOf.get(child) ?? 0);
  const lastRow = Math.max(firstRow, ...childRows);
  const trunk = trunkOf(union.id);
  const bonds: Bond[] = [];
  for (let row = firstRow + 1; row <= lastRow; row += 1) {
    const ends = union.children.filter((_, index) => childRows[index] === row);
    const [left, right = left] =
      row > firstRow + 1
        ? [trunk]
        : knot.kind === 'between'
          ? [knot.left, knot.right]
          : [knot.partner];
    bonds.push({
      left: itemIndex(left, row - 1),
      right: itemIndex(right, row - 1),
      ends: [...ends, ...(row < lastRow ? [trunk] : [])].map((item) => itemIndex(item, row)),
    });
  }
  return bonds;
}

/** Builds the unit of a block: people spaced so that the knot between them is visible, trunks narrow. */
function unitOf(
  block: readonly Item[],
  isFirst: boolean,
  itemIndex: (item: Item) => number,
): Unit {
  let right = 0;
  const offsets = block.map((item, index) => {
    if (index > 0) right += GAP.partners;
    const offset = right + halfWidthOf(item);
    right += 2 * halfWidthOf(item);
    return offset;
  });
  return {
    width: right,
    gap: isFirst ? 0 : isTrunk(block[0] ?? '') ? GAP.trunk : GAP.blocks,
    items: block.map(itemIndex),
    offsets,
    parents: [],
    children: [],
  };
}

/** Returns half the width of a card or a trunk, in pixels. */
export const halfWidthOf = (item: Item): number =>
  (isTrunk(item) ? TRUNK_WIDTH : CARD.width) / 2;
