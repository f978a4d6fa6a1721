import type { FileModel, FilePiece } from '@/lib/buildings/file/format';
import { MATERIALS } from '@/lib/buildings/models/material';

/** Point of the plane in units of the model's box, along the two axes in the plane, in their order. */
type FlatPoint = readonly [u: number, v: number];

interface Shape {
  readonly piece: FilePiece;
  /** Four corners in order. */
  readonly corners: readonly FlatPoint[];
}

interface Line {
  readonly piece: FilePiece;
  readonly ends: readonly [FlatPoint, FlatPoint];
}

/** Cross-section of a model: quadrilaterals, each of one piece, and lines along the borders of pieces. */
export interface Slice {
  /** Position of the plane along its axis in units of the model's box: between two whole numbers. */
  readonly level: number;
  readonly shapes: readonly Shape[];
  readonly lines: readonly Line[];
}

/** Segment where the plane enters or leaves a body as u grows, from its lowest v to its highest. */
interface Side {
  readonly piece: FilePiece;
  readonly low: FlatPoint;
  readonly high: FlatPoint;
  /** Winding: 1 or -1, by the direction in which the face crosses the plane. */
  readonly turn: number;
}

/** Piece between two segments, open upwards from a height. */
interface Run {
  readonly piece: FilePiece;
  readonly left: Side;
  readonly right: Side;
  readonly from: number;
}

const WATER = MATERIALS.indexOf('water');
const GROUND = MATERIALS.indexOf('ground');

/** Returns the priority among overlapping bodies: built parts over the ground, the ground over the water. */
const precedence = ({ material }: FilePiece): number =>
  material === WATER ? 0 : material === GROUND ? 1 : 2;

/** Returns the position u of a segment at a height v. */
const along = ({ low, high }: Side, v: number): number =>
  low[0] + ((high[0] - low[0]) * (v - low[1])) / (high[1] - low[1]);

/**
 * Computes the cross-section of the visible pieces of a model, `at` metres along an axis: a sweep from the lowest v to
 * the highest, with the nonzero winding rule for each piece, so that bodies may overlap.
 */
export function sliceOf(
  model: FileModel,
  isDrawn: (piece: FilePiece) => boolean,
  axis: 0 | 1 | 2,
  at: number,
): Slice {
  const level = Math.floor(((at - model.origin[axis]) / model.extent) * 65_535) + 0.5;
  const sides = sidesOf(model, isDrawn, axis, level);
  const waiting = sides.toSorted((a, b) => b.low[1] - a.low[1]);
  const heights = [...new Set(sides.flatMap(({ low, high }) => [low[1], high[1]]))];
  heights.sort((a, b) => a - b);
  const shapes: Shape[] = [];
  const lines: Line[] = [];
  let active: Side[] = [];
  let open: readonly Run[] = [];
  heights.forEach((v, rank) => {
    active = active.filter(({ high }) => high[1] > v);
    for (let last = waiting.at(-1); last && last.low[1] <= v; last = waiting.at(-1)) {
      active.push(last);
      waiting.pop();
    }
    const runs = runsOf(active, v, heights[rank + 1] ?? v).map(
      (run) => open.find((before) => isContinued(before, run)) ?? run,
    );
    const ended = open.filter((run) => !runs.includes(run));
    for (const { piece, left, right, from } of ended) {
      const [a, b, c, d] = [
        [along(left, from), from],
        [along(right, from), from],
        [along(right, v), v],
        [along(left, v), v],
      ] as const;
      shapes.push({ piece, corners: [a, b, c, d] });
      lines.push({ piece, ends: [a, d] }, { piece, ends: [b, c] });
    }
    if (ended.length > 0 || runs.length > open.length) lines.push(...changes(open, runs, v));
    open = runs;
  });
  return { level, shapes, lines };
}

const isContinued = (before: Run, { piece, left, right }: Run): boolean =>
  before.piece === piece && before.left === left && before.right === right;

/** Lists the segments where the triangles of the visible pieces cross the plane. */
function sidesOf(
  { pieces, indices, positions }: FileModel,
  isDrawn: (piece: FilePiece) => boolean,
  axis: 0 | 1 | 2,
  level: number,
): readonly Side[] {
  const [first, second] = positions.filter((_, rank) => rank !== axis);
  const heights = positions[axis];
  /**
   * Intersects an edge with the plane, from its end below to its end above: both triangles of the edge get one point.
   */
  const crossing = (from: number, to: number): FlatPoint => {
    const [low, high] = (heights[from] ?? 0) < level ? [from, to] : [to, from];
    const [least = 0, most = 0] = [heights[low], heights[high]];
    const ratio = (level - least) / (most - least);
    const [u, v] = [first, second].map((column) => {
      const [start = 0, end = 0] = [column?.[low], column?.[high]];
      return Math.round(start + ratio * (end - start));
    });
    return [u ?? 0, v ?? 0];
  };
  const sides: Side[] = [];
  let start = 0;
  for (const piece of pieces) {
    const end = start + piece.indices;
    for (let at = isDrawn(piece) ? start : end; at < end; at += 3) {
      const ranks = [...indices.subarray(at, at + 3)];
      const above = ranks.map((rank) => (heights[rank] ?? 0) > level);
      if (above[0] === above[1] && above[1] === above[2]) continue;
      const up = above.findIndex((is, corner) => !is && above[(corner + 1) % 3]);
      const down = above.findIndex((is, corner) => is && !above[(corner + 1) % 3]);
      const [from, to] = [up, down].map((corner) =>
        crossing(ranks[corner] ?? 0, ranks[(corner + 1) % 3] ?? 0),
      );
      if (!from || !to || from[1] === to[1]) continue;
      sides.push(
        from[1] < to[1]
          ? { piece, low: from, high: to, turn: 1 }
          : { piece, low: to, high: from, turn: -1 },
      );
    }
    start = end;
  }
  return sides;
}

/** Lists the pieces in a band of heights in which no segment ends, in the order of u. */
function runsOf(active: readonly Side[], bottom: number, top: number): readonly Run[] {
  const middle = (bottom + top) / 2;
  const sorted = active
    .map((side) => ({ side, u: along(side, middle) }))
    .toSorted((a, b) => a.u - b.u);
  const counts = new Map<FilePiece, number>();
  const runs: Run[] = [];
  let shown: FilePiece | null = null;
  let left: Side | null = null;
  sorted.forEach(({ side, u }, rank) => {
    const count = (counts.get(side.piece) ?? 0) + side.turn;
    if (count === 0) counts.delete(side.piece);
    else counts.set(side.piece, count);
    // Skips empty spans: bodies that touch share a position.
    if ((sorted[rank + 1]?.u ?? Infinity) - u < 0.5) return;
    const best = [...counts.keys()].reduce(
      (most: FilePiece | null, piece) =>
        most && precedence(most) >= precedence(piece) ? most : piece,
      null,
    );
    if (best === shown) return;
    if (shown && left) runs.push({ piece: shown, left, right: side, from: bottom });
    [shown, left] = [best, side];
  });
  return runs;
}

/** Lists the lines along a height where the piece below differs from the piece above. */
function changes(below: readonly Run[], above: readonly Run[], v: number): readonly Line[] {
  const ends = (run: Run): readonly [number, number] => [
    along(run.left, v),
    along(run.right, v),
  ];
  const cuts = [...below, ...above].flatMap(ends).toSorted((a, b) => a - b);
  const pieceAt = (runs: readonly Run[], u: number): FilePiece | undefined =>
    runs.find((run) => ends(run)[0] <= u && u <= ends(run)[1])?.piece;
  return cuts.flatMap((from, rank): readonly Line[] => {
    const to = cuts[rank + 1] ?? from;
    if (to - from < 1) return [];
    const [under, over] = [below, above].map((runs) => pieceAt(runs, (from + to) / 2));
    const piece = under ?? over;
    const line: Line['ends'] = [
      [from, v],
      [to, v],
    ];
    return piece && under !== over ? [{ piece, ends: line }] : [];
  });
}
