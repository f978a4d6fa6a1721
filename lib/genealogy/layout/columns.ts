import type { Drawing } from '@/lib/genealogy/layout/drawing';
import { elbow, line, type Stop } from '@/lib/genealogy/layout/path';
import { CARD } from '@/lib/genealogy/layout/units';

/** Pixels between two columns and between two rows. */
const GAP = { column: 16, row: 46 } as const;
/** Pixels from the line that children hang from down to their cards. */
export const DROP = 22;
/** How far the outer columns reach into the margin of the drawing, for which a phone has no room. */
const INSET = 12;
const PITCH = CARD.width + GAP.column;
const WIDTH = 2 * PITCH + CARD.width - 2 * INSET;
/** Right of the last column: the line that passes the rows on its way to the spouses below. */
const BESIDE = WIDTH + INSET + 5;

/** Computes the x of the middle of a column, from 0 to 2; halves are between two columns. */
export const middleOf = (column: number): number => column * PITCH + CARD.width / 2 - INSET;

/** A drawing in three columns, row under row; each person has one card. */
export type Columns = ReturnType<typeof createColumns>;

export function createColumns() {
  const cards: Drawing['cards'][number][] = [];
  const marriages: Drawing['marriages'][number][] = [];
  const descents: Drawing['descents'][number][] = [];
  let foot = -GAP.row;

  const isDrawn = (id: string): boolean => cards.some((card) => card.id === id);
  /** The top of the next row. */
  const nextTop = (): number => foot + GAP.row;

  function card(id: string, column: number, top: number): void {
    cards.push({ id, x: middleOf(column) - CARD.width / 2, y: top });
    foot = Math.max(foot, top + CARD.height);
  }

  /** Draws a card and the line that comes down to it through some points, the last of them above it. */
  function child(union: string, id: string, column: number, top: number, way: readonly Stop[]) {
    const x = middleOf(column);
    const last = way.at(-1)?.y ?? top;
    card(id, column, top);
    descents.push({ union, child: id, path: elbow([...way, { x, y: last }, { x, y: top }]) });
  }

  return {
    isDrawn,
    nextTop,
    card,
    child,
    /** The marriage of two people whose columns are one apart, the knot between them. */
    couple(union: string, column: number, top: number): void {
      const [x, y] = [middleOf(column), top + CARD.height / 2];
      const half = GAP.column / 2;
      const path = line([
        { x: x - half, y },
        { x: x + half, y },
      ]);
      marriages.push({ union, path, x, y, isAcross: false });
    },
    /** Draws a spouse in a row below, and the line of the marriage past the rows between. */
    spouseBelow(union: string, id: string, column: number, top: number, from: number): void {
      const x = middleOf(column);
      card(id, column, top);
      const path = elbow([...besideTo(from, top - DROP), { x, y: top - DROP }, { x, y: top }]);
      marriages.push({ union, path, x, y: top - DROP / 2, isAcross: false });
    },
    /** Draws rows of children under a union; the trunk of its lines goes down between two columns. */
    children(
      union: string,
      start: Stop,
      rows: readonly (readonly string[])[],
      trunk = start.x,
    ): void {
      const bus = nextTop() - DROP;
      rows.forEach((ids, rank) => {
        const top = nextTop();
        // The last row stands in the middle; past another one the trunk must have its way.
        const first = rank === rows.length - 1 ? (3 - ids.length) / 2 : 0;
        const way = [start, { x: start.x, y: bus }];
        if (rank > 0) way.push({ x: trunk, y: bus }, { x: trunk, y: top - DROP });
        ids.forEach((id, place) => child(union, id, first + place, top, way));
      });
    },
    drawing: (): Drawing => ({ width: WIDTH, height: foot, cards, marriages, descents }),
  };
}

/** Routes a line from the right side of a card at a height, past the drawing, down to another height. */
export const besideTo = (from: number, to: number): readonly Stop[] => [
  { x: middleOf(1) + CARD.width / 2, y: from },
  { x: BESIDE, y: from },
  { x: BESIDE, y: to },
];

/** Cuts a list into rows of at most some length. */
export const inRows = <T>(items: readonly T[], length: number): readonly (readonly T[])[] =>
  items.flatMap((_, rank) => (rank % length === 0 ? [items.slice(rank, rank + length)] : []));
