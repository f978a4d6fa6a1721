import type { Family } from '@/lib/genealogy/family';
import { countCrossings, type Strand } from '@/lib/genealogy/order/crossings';
import { knotOf, marriages } from '@/lib/genealogy/layout/knots';
import type { Item, Layers, Row, Segment } from '@/lib/genealogy/order/layers';

/** The cost of an order, to be minimized. */
export interface Cost {
  readonly whole: (rows: readonly Row[]) => number;
  /** Computes the part of the cost that depends on the order of one row. */
  readonly around: (rows: readonly Row[], rank: number) => number;
}

const LENGTH = 0.02;
/** Cost of each person between two partners. */
const APART = 0.4;
const APART_IN_HUB = 0.02;

/** Builds the cost: crossings, and weighted lengths of lines and distances of partners. */
export function createCost(family: Family, { segments, rows: initial }: Layers): Cost {
  const count = marriages(family);
  const bySegmentRow = initial.map((_, index) => segments.filter(({ row }) => row === index));
  const rowIndex = new Map(
    initial.flatMap((row, index) => row.flat().map((item) => [item, index] as const)),
  );
  const couples = initial.map((_, index) =>
    family.unions.filter(
      ({ partners }) =>
        partners.length === 2 && partners.every((partner) => rowIndex.get(partner) === index),
    ),
  );

  const between = (rows: readonly Row[], rank: number): number => {
    const strands = strandsOf(bySegmentRow[rank] ?? [], rows, count);
    const upper = widthOf(rows[rank]) / 2;
    const lower = widthOf(rows[rank + 1]) / 2;
    const length = strands.reduce(
      (sum, { from, to }) => sum + Math.abs(from - upper - (to - lower)),
      0,
    );
    return countCrossings(strands) + LENGTH * length;
  };

  const within = (rows: readonly Row[], rank: number): number => {
    const places = placesOf(rows[rank] ?? []);
    return (couples[rank] ?? []).reduce((sum, { partners }) => {
      const [a = '', b = ''] = partners;
      const gap = Math.abs((places.get(a) ?? 0) - (places.get(b) ?? 0)) - 1;
      const isHub = Math.max(count.get(a) ?? 0, count.get(b) ?? 0) > 2;
      return sum + gap * (isHub ? APART_IN_HUB : APART);
    }, 0);
  };

  return {
    whole: (rows) =>
      rows.reduce((sum, _, index) => sum + between(rows, index) + within(rows, index), 0),
    around: (rows, rank) =>
      (rank > 0 ? between(rows, rank - 1) : 0) + between(rows, rank) + within(rows, rank),
  };
}

const widthOf = (row: Row = []): number => row.reduce((sum, block) => sum + block.length, 0);

/** Maps each item to its place, from the left. */
function placesOf(row: Row): Map<Item, number> {
  const places = new Map<Item, number>();
  for (const block of row) for (const item of block) places.set(item, places.size);
  return places;
}

/** Lists the segments that leave a row, by the places of their ends. */
export function strandsOf(
  segments: readonly Segment[],
  rows: readonly Row[],
  count: ReadonlyMap<string, number>,
): readonly Strand[] {
  const rank = segments[0]?.row ?? 0;
  const upper = placesOf(rows[rank] ?? []);
  const lower = placesOf(rows[rank + 1] ?? []);
  const place = (id: string): number => upper.get(id) ?? -9;
  return segments.map(({ union, from, to }) => {
    const end = lower.get(to) ?? 0;
    if (from !== null) return { from: place(from), to: end };
    // Children of a couple set apart descend from the partner in this row.
    const inUpper = union.partners.filter((partner) => upper.has(partner));
    const knot = knotOf({ ...union, partners: inUpper }, count, place);
    return {
      from:
        knot.kind === 'between'
          ? (place(knot.left) + place(knot.right)) / 2
          : place(knot.under),
      to: end,
    };
  });
}
