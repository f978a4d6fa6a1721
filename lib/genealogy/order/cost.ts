import type { Family } from '@/lib/genealogy/family';
import { countCrossings, type Strand } from '@/lib/genealogy/order/crossings';
import { knotOf, marriages } from '@/lib/genealogy/layout/knots';
import type { Item, Layers, Row, Segment } from '@/lib/genealogy/order/layers';

/** The cost of an order, to be minimized. */
export interface OrderCost {
  readonly whole: (rows: readonly Row[]) => number;
  /** Computes the part of the cost that depends on the order of one row. */
  readonly rowCost: (rows: readonly Row[], rank: number) => number;
}

const LENGTH_WEIGHT = 0.02;
/** Cost of each person between two partners. */
const GAP_COST = 0.4;
const HUB_GAP_COST = 0.02;

/** Builds the cost: crossings, and weighted lengths of lines and distances of partners. */
export function createCost(family: Family, { segments, rows: initialRows }: Layers): OrderCost {
  const marriageCounts = marriages(family);
  const segmentsByRow = initialRows.map((_, index) =>
    segments.filter(({ row }) => row === index),
  );
  const rowIndex = new Map(
    initialRows.flatMap((row, index) => row.flat().map((item) => [item, index] as const)),
  );
  const couples = initialRows.map((_, index) =>
    family.unions.filter(
      ({ partners }) =>
        partners.length === 2 && partners.every((partner) => rowIndex.get(partner) === index),
    ),
  );

  const costBetween = (rows: readonly Row[], rank: number): number => {
    const strands = strandsOf(segmentsByRow[rank] ?? [], rows, marriageCounts);
    const upperHalf = widthOf(rows[rank]) / 2;
    const lowerHalf = widthOf(rows[rank + 1]) / 2;
    const length = strands.reduce(
      (sum, { from, to }) => sum + Math.abs(from - upperHalf - (to - lowerHalf)),
      0,
    );
    return countCrossings(strands) + LENGTH_WEIGHT * length;
  };

  const costWithin = (rows: readonly Row[], rank: number): number => {
    const places = placesOf(rows[rank] ?? []);
    return (couples[rank] ?? []).reduce((sum, { partners }) => {
      const [a = '', b = ''] = partners;
      const gap = Math.abs((places.get(a) ?? 0) - (places.get(b) ?? 0)) - 1;
      const isHub = Math.max(marriageCounts.get(a) ?? 0, marriageCounts.get(b) ?? 0) > 2;
      return sum + gap * (isHub ? HUB_GAP_COST : GAP_COST);
    }, 0);
  };

  return {
    whole: (rows) =>
      rows.reduce(
        (sum, _, index) => sum + costBetween(rows, index) + costWithin(rows, index),
        0,
      ),
    rowCost: (rows, rank) =>
      (rank > 0 ? costBetween(rows, rank - 1) : 0) +
      costBetween(rows, rank) +
      costWithin(rows, rank),
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
  marriageCounts: ReadonlyMap<string, number>,
): readonly Strand[] {
  const rank = segments[0]?.row ?? 0;
  const upperPlaces = placesOf(rows[rank] ?? []);
  const lowerPlaces = placesOf(rows[rank + 1] ?? []);
  const placeOf = (id: string): number => upperPlaces.get(id) ?? -9;
  return segments.map(({ union, from, to }) => {
    const lowerPlace = lowerPlaces.get(to) ?? 0;
    if (from !== null) return { from: placeOf(from), to: lowerPlace };
    // Children of a couple set apart descend from the partner in this row.
    const upperPartners = union.partners.filter((partner) => upperPlaces.has(partner));
    const knot = knotOf({ ...union, partners: upperPartners }, marriageCounts, placeOf);
    return {
      from:
        knot.kind === 'between'
          ? (placeOf(knot.left) + placeOf(knot.right)) / 2
          : placeOf(knot.partner),
      to: lowerPlace,
    };
  });
}
