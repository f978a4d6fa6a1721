import { trunkOf } from '@/lib/genealogy/order/layers';
import type { Packing } from '@/lib/genealogy/layout/pack';
import { CARD } from '@/lib/genealogy/layout/units';
import { tracksOf, type Span } from '@/lib/genealogy/layout/tracks';
import type { Plan } from '@/lib/genealogy/layout/visible';

/** Distance between two tracks, and clearance between a row and the tracks, in pixels. */
const TRACK_HEIGHT = 10;
const CLEARANCE = 18;
/** Offset from the centre at which a line enters a card to avoid another line, in pixels. */
const ENTRY_OFFSET = 8;

/** Vertical positions of a plan, in pixels from its top edge. */
export interface Heights {
  readonly height: number;
  /** Top of the cards of each row. */
  readonly tops: readonly number[];
  /** Returns the height of the line between the partners of a union who are not neighbours. */
  readonly marriageLine: (unionId: string) => number;
  /** Returns the height of the line below a row that leads to a union's children in the next row. */
  readonly busOf: (unionId: string, row: number) => number;
  /** Returns the horizontal position at which a child's line reaches the card. */
  readonly entryOf: (child: string) => number;
  /** Returns the row of a union's knot. */
  readonly rowOfUnion: (unionId: string) => number;
}

/** A union's vertical line below a row, with the children that the line reaches in the next row. */
interface Drop {
  readonly span: Span;
  readonly from: number;
  readonly ends: readonly string[];
}

/** Computes the heights, with a track for each line between two rows so that no two overlap. */
export function heightsOf({ rows, unions }: Plan, packing: Packing): Heights {
  const { centreOf: xOf, rows: rowOf, knots } = packing;
  const knotRows = new Map(
    unions.map(({ id, partners }) => [
      id,
      Math.max(...partners.map((partner) => rowOf.get(partner) ?? 0)),
    ]),
  );
  const hubs = new Map<string, string>();
  const lines = new Map<string, { row: number; span: Span }>();
  for (const [union, { knot, x }] of knots) {
    if (knot.kind !== 'line') continue;
    const { hub } = knot;
    hubs.set(union, hub);
    const lineSpan = lines.get(hub)?.span ?? { from: xOf(hub), to: xOf(hub) };
    lines.set(hub, {
      row: rowOf.get(hub) ?? 0,
      span: { id: hub, from: Math.min(lineSpan.from, x), to: Math.max(lineSpan.to, x) },
    });
  }

  const marriageTracks = rows.map((_, index) =>
    tracksOf([...lines.values()].flatMap(({ row, span }) => (row === index ? [span] : []))),
  );
  const drops: Drop[][] = rows.map(() => []);
  for (const union of unions) {
    const start = knotRows.get(union.id) ?? 0;
    const trunk = trunkOf(union.id);
    const hasTrunk = rowOf.get(trunk) !== undefined;
    const lastRow = Math.max(start, ...union.children.map((child) => rowOf.get(child) ?? 0));
    for (let rank = start; rank < lastRow; rank += 1) {
      const ends = union.children.filter((child) => rowOf.get(child) === rank + 1);
      const continuesBelow = hasTrunk && rank + 1 < lastRow;
      if (ends.length === 0 && !continuesBelow) continue;
      const from = rank === start ? (knots.get(union.id)?.x ?? 0) : xOf(trunk, rank);
      const to = [...ends, ...(continuesBelow ? [trunk] : [])].map((item) =>
        xOf(item, rank + 1),
      );
      const span = { id: union.id, from: Math.min(from, ...to), to: Math.max(from, ...to) };
      drops[rank]?.push({ span, from, ends });
    }
  }
  const busTracks = drops.map((row) => tracksOf(row.map(({ span }) => span)));

  const tops: number[] = [];
  let height = 0;
  rows.forEach((_, index) => {
    tops.push(height);
    const tracks = (marriageTracks[index]?.count ?? 0) + (busTracks[index]?.count ?? 0);
    height +=
      CARD.height +
      (index < rows.length - 1 || tracks > 0 ? 2 * CLEARANCE + tracks * TRACK_HEIGHT : 0);
  });

  const busOf = (union: string, row: number): number =>
    (tops[row] ?? 0) +
    CARD.height +
    CLEARANCE +
    TRACK_HEIGHT *
      ((marriageTracks[row]?.count ?? 0) + (busTracks[row]?.trackOf(union) ?? 0) + 0.5);

  const entries = new Map<string, number>();
  drops.forEach((row, index) => {
    const sortedDrops = row.toSorted((a, b) => a.from - b.from);
    for (const { span, ends } of row)
      for (const child of ends) {
        const x = xOf(child);
        const bus = busOf(span.id, index);
        const isOverlapping = dropsNear(sortedDrops, x).some(
          (drop) => drop.span.id !== span.id && busOf(drop.span.id, index) > bus,
        );
        entries.set(child, isOverlapping ? x + ENTRY_OFFSET : x);
      }
  });

  return {
    height,
    tops,
    busOf,
    marriageLine(union) {
      const row = knotRows.get(union) ?? 0;
      const track = marriageTracks[row]?.trackOf(hubs.get(union) ?? '') ?? 0;
      return (
        (tops[row] ?? 0) +
        CARD.height +
        CLEARANCE +
        TRACK_HEIGHT * (track + 0.5) -
        CLEARANCE / 3
      );
    },
    entryOf: (child) => entries.get(child) ?? xOf(child),
    rowOfUnion: (union) => knotRows.get(union) ?? 0,
  };
}

/** Filters the lines near a horizontal position; `starts` are sorted. */
function dropsNear(sortedDrops: readonly Drop[], x: number): readonly Drop[] {
  let low = 0;
  for (let high = sortedDrops.length; low < high;) {
    const middle = (low + high) >> 1;
    if ((sortedDrops[middle]?.from ?? x) <= x - ENTRY_OFFSET / 2) low = middle + 1;
    else high = middle;
  }
  let last = low;
  while ((sortedDrops[last]?.from ?? Infinity) < x + ENTRY_OFFSET / 2) last += 1;
  return sortedDrops.slice(low, last);
}
