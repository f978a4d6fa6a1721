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
  readonly sign: number;
}

/** Piece between two segments, open upwards from a height. */
interface Interval {
  readonly piece: FilePiece;
  readonly left: Side;
  readonly right: Side;
  readonly base: number;
}

const WATER = MATERIALS.indexOf('water');
const GROUND = MATERIALS.indexOf('ground');

/** Returns the priority among overlapping bodies: built parts over the ground, the ground over the water. */
const precedence = ({ material }: FilePiece): number =>
  material === WATER ? 0 : material === GROUND ? 1 : 2;

/** Returns the position u of a segment at a height v. */
const positionAt = ({ low, high }: Side, v: number): number =>
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
  const pending = sides.toSorted((a, b) => b.low[1] - a.low[1]);
  const heights = [...new Set(sides.flatMap(({ low, high }) => [low[1], high[1]]))];
  heights.sort((a, b) => a - b);
  const shapes: Shape[] = [];
  const lines: Line[] = [];
  let active: Side[] = [];
  let open: readonly Interval[] = [];
  heights.forEach((v, index) => {
    active = active.filter(({ high }) => high[1] > v);
    for (let side = pending.at(-1); side && side.low[1] <= v; side = pending.at(-1)) {
      active.push(side);
      pending.pop();
    }
    const intervals = intervalsOf(active, v, heights[index + 1] ?? v).map(
      (interval) =>
        open.find((openInterval) => isContinued(openInterval, interval)) ?? interval,
    );
    const ended = open.filter((interval) => !intervals.includes(interval));
    for (const { piece, left, right, base } of ended) {
      const [a, b, c, d] = [
        [positionAt(left, base), base],
        [positionAt(right, base), base],
        [positionAt(right, v), v],
        [positionAt(left, v), v],
      ] as const;
      shapes.push({ piece, corners: [a, b, c, d] });
      lines.push({ piece, ends: [a, d] }, { piece, ends: [b, c] });
    }
    if (ended.length > 0 || intervals.length > open.length)
      lines.push(...boundaryLines(open, intervals, v));
    open = intervals;
  });
  return { level, shapes, lines };
}

const isContinued = (previous: Interval, { piece, left, right }: Interval): boolean =>
  previous.piece === piece && previous.left === left && previous.right === right;

/** Lists the segments where the triangles of the visible pieces cross the plane. */
function sidesOf(
  { pieces, indices, positions }: FileModel,
  isDrawn: (piece: FilePiece) => boolean,
  axis: 0 | 1 | 2,
  level: number,
): readonly Side[] {
  const [firstColumn, secondColumn] = positions.filter((_, index) => index !== axis);
  const heights = positions[axis];
  /**
   * Intersects an edge with the plane, from its end below to its end above: both triangles of the edge get one point.
   */
  const crossing = (from: number, to: number): FlatPoint => {
    const [lowIndex, highIndex] = (heights[from] ?? 0) < level ? [from, to] : [to, from];
    const [lowHeight = 0, highHeight = 0] = [heights[lowIndex], heights[highIndex]];
    const ratio = (level - lowHeight) / (highHeight - lowHeight);
    const [u, v] = [firstColumn, secondColumn].map((column) => {
      const [start = 0, end = 0] = [column?.[lowIndex], column?.[highIndex]];
      return Math.round(start + ratio * (end - start));
    });
    return [u ?? 0, v ?? 0];
  };
  const sides: Side[] = [];
  let start = 0;
  for (const piece of pieces) {
    const end = start + piece.indices;
    for (let offset = isDrawn(piece) ? start : end; offset < end; offset += 3) {
      const triangle = [...indices.subarray(offset, offset + 3)];
      const isAbove = triangle.map((index) => (heights[index] ?? 0) > level);
      if (isAbove[0] === isAbove[1] && isAbove[1] === isAbove[2]) continue;
      const upEdge = isAbove.findIndex(
        (isHigh, corner) => !isHigh && isAbove[(corner + 1) % 3],
      );
      const downEdge = isAbove.findIndex(
        (isHigh, corner) => isHigh && !isAbove[(corner + 1) % 3],
      );
      const [from, to] = [upEdge, downEdge].map((corner) =>
        crossing(triangle[corner] ?? 0, triangle[(corner + 1) % 3] ?? 0),
      );
      if (!from || !to || from[1] === to[1]) continue;
      sides.push(
        from[1] < to[1]
          ? { piece, low: from, high: to, sign: 1 }
          : { piece, low: to, high: from, sign: -1 },
      );
    }
    start = end;
  }
  return sides;
}

/** Lists the pieces in a band of heights in which no segment ends, in the order of u. */
function intervalsOf(
  active: readonly Side[],
  bottom: number,
  top: number,
): readonly Interval[] {
  const midHeight = (bottom + top) / 2;
  const crossings = active
    .map((side) => ({ side, u: positionAt(side, midHeight) }))
    .toSorted((a, b) => a.u - b.u);
  const counts = new Map<FilePiece, number>();
  const intervals: Interval[] = [];
  let current: FilePiece | null = null;
  let left: Side | null = null;
  crossings.forEach(({ side, u }, index) => {
    const count = (counts.get(side.piece) ?? 0) + side.sign;
    if (count === 0) counts.delete(side.piece);
    else counts.set(side.piece, count);
    // Skips empty spans: bodies that touch share a position.
    if ((crossings[index + 1]?.u ?? Infinity) - u < 0.5) return;
    const topPiece = [...counts.keys()].reduce(
      (best: FilePiece | null, piece) =>
        best && precedence(best) >= precedence(piece) ? best : piece,
      null,
    );
    if (topPiece === current) return;
    if (current && left) intervals.push({ piece: current, left, right: side, base: bottom });
    [current, left] = [topPiece, side];
  });
  return intervals;
}

/** Lists the lines along a height where the piece below differs from the piece above. */
function boundaryLines(
  lowerIntervals: readonly Interval[],
  upperIntervals: readonly Interval[],
  v: number,
): readonly Line[] {
  const ends = (interval: Interval): readonly [number, number] => [
    positionAt(interval.left, v),
    positionAt(interval.right, v),
  ];
  const bounds = [...lowerIntervals, ...upperIntervals].flatMap(ends).toSorted((a, b) => a - b);
  const pieceAt = (intervals: readonly Interval[], u: number): FilePiece | undefined =>
    intervals.find((interval) => ends(interval)[0] <= u && u <= ends(interval)[1])?.piece;
  return bounds.flatMap((from, index): readonly Line[] => {
    const to = bounds[index + 1] ?? from;
    if (to - from < 1) return [];
    const [lowerPiece, upperPiece] = [lowerIntervals, upperIntervals].map((intervals) =>
      pieceAt(intervals, (from + to) / 2),
    );
    const piece = lowerPiece ?? upperPiece;
    const ends: Line['ends'] = [
      [from, v],
      [to, v],
    ];
    return piece && lowerPiece !== upperPiece ? [{ piece, ends }] : [];
  });
}
