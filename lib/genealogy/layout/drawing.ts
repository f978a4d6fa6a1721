import { heightsOf, type Heights } from '@/lib/genealogy/layout/heights';
import { isTrunk, trunkOf } from '@/lib/genealogy/order/layers';
import { pack, type Packing } from '@/lib/genealogy/layout/pack';
import { elbow, line } from '@/lib/genealogy/layout/path';
import { CARD } from '@/lib/genealogy/layout/units';
import type { Plan } from '@/lib/genealogy/layout/visible';
import type { Point, Size, Viewport } from '@/lib/surface/viewport';

/** Sizes and SVG paths in pixels at scale 1, from the top left corner of the drawing. */
export interface Drawing {
  /** Computes the opening viewport of columns, in full width; sizes in stage pixels. */
  readonly opening?: (drawing: Size, stage: Size, centre: Point) => Viewport;
  readonly width: number;
  readonly height: number;
  readonly cards: readonly { readonly id: string; readonly x: number; readonly y: number }[];
  readonly marriages: readonly {
    readonly union: string;
    readonly path: string;
    /** Whether the partners stand in different rows. */
    readonly isAcross: boolean;
    /** Horizontal position of the knot. */
    readonly x: number;
    readonly y: number;
  }[];
  readonly descents: readonly {
    readonly union: string;
    readonly child: string;
    readonly path: string;
  }[];
}

const { width: WIDTH, height: HEIGHT } = CARD;

/** Draws a plan: its cards, a line for each marriage, and a line from each union to each child. */
export function drawingOf(plan: Plan): Drawing {
  const packing = pack(plan);
  const heights = heightsOf(plan, packing);
  const { centreOf, rows, width } = packing;
  const topOf = (id: string): number => heights.tops[rows.get(id) ?? 0] ?? 0;
  const cards = [...rows.keys()].flatMap((id) =>
    isTrunk(id) ? [] : [{ id, x: centreOf(id) - WIDTH / 2, y: topOf(id) }],
  );
  return {
    width,
    height: heights.height,
    cards,
    marriages: plan.unions.flatMap((union) => {
      const { id, partners, isCouple } = union;
      const [partner = '', spouse] = partners;
      if (!isCouple || spouse === undefined) return [];
      const isAcross = rows.get(partner) !== rows.get(spouse);
      const geometry = isAcross
        ? curvePath(partner, spouse, packing, heights)
        : { path: marriagePath(id, packing, heights), ...knotPoint(id, packing, heights) };
      return [{ union: id, isAcross, ...geometry }];
    }),
    descents: plan.unions.flatMap((union) =>
      union.children.map((child) => ({
        union: union.id,
        child,
        path: descentPath(union.id, child, packing, heights),
      })),
    ),
  };
}

/** Returns the point from which the lines to a union's children start. */
function knotPoint(unionId: string, { knots, rows }: Packing, heights: Heights): Point {
  const placedKnot = knots.get(unionId);
  if (!placedKnot) return { x: 0, y: 0 };
  const { knot, x } = placedKnot;
  const row = rows.get(knot.kind === 'between' ? knot.left : knot.partner) ?? 0;
  const top = heights.tops[row] ?? 0;
  if (knot.kind === 'between') return { x, y: top + HEIGHT / 2 };
  return { x, y: knot.kind === 'alone' ? top + HEIGHT : heights.marriageLine(unionId) };
}

function marriagePath(unionId: string, packing: Packing, heights: Heights): string {
  const placedKnot = packing.knots.get(unionId);
  if (!placedKnot || placedKnot.knot.kind === 'alone') return '';
  const { knot } = placedKnot;
  const { centreOf, rows } = packing;
  const { x, y } = knotPoint(unionId, packing, heights);
  if (knot.kind === 'between') {
    const left = centreOf(knot.left) + WIDTH / 2;
    const right = centreOf(knot.right) - WIDTH / 2;
    return line([
      { x: left, y },
      { x: right, y },
    ]);
  }
  const foot = (heights.tops[rows.get(knot.hub) ?? 0] ?? 0) + HEIGHT;
  const hub = centreOf(knot.hub);
  return elbow([
    { x, y: foot },
    { x, y },
    { x: hub, y },
    { x: hub, y: foot },
  ]);
}

/** Draws the line from a union's knot, or from its trunk in a lower row, to a child. */
function descentPath(
  unionId: string,
  child: string,
  packing: Packing,
  heights: Heights,
): string {
  const { centreOf, rows } = packing;
  const start = knotPoint(unionId, packing, heights);
  const trunk = trunkOf(unionId);
  const lastRow = rows.get(child) ?? 0;
  const firstRow = heights.rowOfUnion(unionId);
  const points: Point[] = [start];
  for (let row = firstRow + 1; row <= lastRow; row += 1) {
    const isLast = row === lastRow;
    const x = isLast ? heights.entryOf(child) : centreOf(trunk, row);
    const previous = points.at(-1) ?? start;
    const y = heights.busOf(unionId, row - 1);
    if (previous.x !== x) points.push({ x: previous.x, y }, { x, y });
    points.push({ x, y: (heights.tops[row] ?? 0) + (isLast ? 0 : HEIGHT) });
  }
  return elbow(points);
}

/** Distance between a card and a line that goes around the card, in pixels. */
const DETOUR = 26;

/** Draws the curve between two partners in different rows, with the knot at its middle. */
function curvePath(
  partner: string,
  spouse: string,
  { centreOf, rows }: Packing,
  { tops }: Heights,
): Point & { readonly path: string } {
  const rowOf = (id: string): number => rows.get(id) ?? 0;
  const topOf = (id: string): number => tops[rowOf(id)] ?? 0;
  const [upper, lower] = rowOf(partner) < rowOf(spouse) ? [partner, spouse] : [spouse, partner];
  const [x1, x2, y1, y2] = [
    centreOf(upper),
    centreOf(lower),
    topOf(upper) + HEIGHT,
    topOf(lower),
  ];
  const y = (y1 + y2) / 2;
  if (Math.abs(x1 - x2) < WIDTH) {
    // Partners above one another: curve around the cards between them.
    const rightEdge = Math.max(x1, x2) + WIDTH / 2;
    const controlX = rightEdge + (DETOUR * 4) / 3;
    const [top, foot] = [y1 - HEIGHT / 2, y2 + HEIGHT / 2];
    const path = `M${x1 + WIDTH / 2} ${top}C${controlX} ${top} ${controlX} ${foot} ${x2 + WIDTH / 2} ${foot}`;
    return { path, x: rightEdge + DETOUR, y };
  }
  // Start off the centre, where lines of descent run.
  const [from, to] = [x1 + WIDTH / 4, x2 + WIDTH / 4];
  const bend = Math.max(40, (y2 - y1) / 2);
  const path = `M${from} ${y1}C${from} ${y1 + bend} ${to} ${y2 - bend} ${to} ${y2}`;
  return { path, x: (from + to) / 2, y };
}
