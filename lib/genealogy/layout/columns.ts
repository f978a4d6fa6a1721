import type { Drawing } from '@/lib/genealogy/layout/drawing';
import { elbow, line } from '@/lib/genealogy/layout/path';
import type { Point } from '@/lib/surface/viewport';
import { CARD } from '@/lib/genealogy/layout/units';

/** Gaps between columns and between rows, in pixels. */
const GAP = { column: 16, row: 46 } as const;
/** Distance from the children's common line down to the children's cards, in pixels. */
export const DROP = 22;
/** Overlap of the outer columns and the margin, in pixels: a phone has no room for the margin. */
const OVERLAP = 12;
const PITCH = CARD.width + GAP.column;
const WIDTH = 2 * PITCH + CARD.width - 2 * OVERLAP;
/** x of the line that passes the rows on the right of the last column, down to further spouses, in pixels. */
const OUTER_X = WIDTH + OVERLAP + 5;

/** Computes the centre of a column, 0 to 2, in pixels; halves lie between columns. */
export const middleOf = (column: number): number => column * PITCH + CARD.width / 2 - OVERLAP;

/** A drawing in three columns, row by row, with one card per person. */
export type Columns = ReturnType<typeof createColumns>;

/** Creates an empty drawing in three columns, with the functions that add cards and lines to it. */
export function createColumns() {
  const cards: Drawing['cards'][number][] = [];
  const marriages: Drawing['marriages'][number][] = [];
  const descents: Drawing['descents'][number][] = [];
  let bottom = -GAP.row;

  const isDrawn = (id: string): boolean => cards.some((card) => card.id === id);
  const nextTop = (): number => bottom + GAP.row;

  function drawCard(id: string, column: number, top: number): void {
    cards.push({ id, x: middleOf(column) - CARD.width / 2, y: top });
    bottom = Math.max(bottom, top + CARD.height);
  }

  /** Draws a card and the line down to the card through points, the last point above the card. */
  function drawChild(
    union: string,
    id: string,
    column: number,
    top: number,
    path: readonly Point[],
  ) {
    const x = middleOf(column);
    const lineEndY = path.at(-1)?.y ?? top;
    drawCard(id, column, top);
    descents.push({
      union,
      child: id,
      path: elbow([...path, { x, y: lineEndY }, { x, y: top }]),
    });
  }

  return {
    isDrawn,
    nextTop,
    drawCard,
    drawChild,
    /** Draws the marriage of two people in neighbouring columns, with the knot between the two cards. */
    drawCouple(union: string, column: number, top: number): void {
      const [x, y] = [middleOf(column), top + CARD.height / 2];
      const halfGap = GAP.column / 2;
      const path = line([
        { x: x - halfGap, y },
        { x: x + halfGap, y },
      ]);
      marriages.push({ union, path, x, y, isAcross: false });
    },
    /** Draws a spouse in a lower row, and the marriage's line past the rows between. */
    drawSpouseBelow(
      union: string,
      id: string,
      column: number,
      top: number,
      startY: number,
    ): void {
      const x = middleOf(column);
      drawCard(id, column, top);
      const path = elbow([
        ...besideTo(startY, top - DROP),
        { x, y: top - DROP },
        { x, y: top },
      ]);
      marriages.push({ union, path, x, y: top - DROP / 2, isAcross: false });
    },
    /** Draws rows of children below a union; the trunk of their lines descends between two columns. */
    drawChildren(
      union: string,
      start: Point,
      rows: readonly (readonly string[])[],
      trunk = start.x,
    ): void {
      const bus = nextTop() - DROP;
      rows.forEach((ids, index) => {
        const top = nextTop();
        // The last row is centred; the others leave room for the trunk.
        const first = index === rows.length - 1 ? (3 - ids.length) / 2 : 0;
        const path = [start, { x: start.x, y: bus }];
        if (index > 0) path.push({ x: trunk, y: bus }, { x: trunk, y: top - DROP });
        ids.forEach((id, index) => drawChild(union, id, first + index, top, path));
      });
    },
    drawing: (): Drawing => ({ width: WIDTH, height: bottom, cards, marriages, descents }),
  };
}

/** Routes a line from the right side of a card at a height, past the drawing, down to another height. */
export const besideTo = (startY: number, endY: number): readonly Point[] => [
  { x: middleOf(1) + CARD.width / 2, y: startY },
  { x: OUTER_X, y: startY },
  { x: OUTER_X, y: endY },
];

/** Splits a list into rows of at most a given length. */
export const inRows = <T>(items: readonly T[], length: number): readonly (readonly T[])[] =>
  items.flatMap((_, index) =>
    index % length === 0 ? [items.slice(index, index + length)] : [],
  );
