/** Pieces of strands as ribbons with a width: two mitred borders, cut along the strand above. */
import { add, dot, quarterTurn, scale, subtract, unit } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/point';
import type { Piece } from './piece';
import { crossingOf } from '@/lib/geometry/segment';

export type Band = {
  readonly width: number;
  /** Gap on each side of the strand that passes over, in the units of `width`. */
  readonly gap: number;
};

export type Ribbon = {
  readonly left: readonly Point[];
  readonly right: readonly Point[];
  readonly closed: boolean;
};

type Line = { readonly at: Point; readonly along: Point };

/** Returns the line through two points, moved sideways; `by` is positive on the side of `quarterTurn`. */
function shifted(from: Point, to: Point, by: number): Line {
  const along = unit(subtract(to, from));
  return { at: add(from, scale(quarterTurn(along), by)), along };
}

/** Returns the mitre of two lines, where they intersect; `fallback` when they are parallel. */
function join(a: Line, b: Line, fallback: Point): Point {
  const intersection = crossingOf(a.at, a.along, b.at, b.along);
  return intersection ? add(a.at, scale(a.along, intersection.t)) : fallback;
}

/** Returns the edge of the band that passes over at `at`, on the side where the piece emerges. */
function overEdge(at: Point, over: Point, towards: Point, { width, gap }: Band): Line {
  const side = quarterTurn(unit(over));
  const sign = dot(side, towards) > 0 ? 1 : -1;
  return { at: add(at, scale(side, sign * (width / 2 + gap))), along: unit(over) };
}

/** Computes one border of a piece, half a width beside its points; `sign` selects the side. */
function border({ points, closed, startsUnder, endsUnder }: Piece, band: Band, sign: 1 | -1) {
  const by = (sign * band.width) / 2;
  const count = points.length;
  const lineFrom = (index: number): Line | null => {
    const [from, to] = [points[index % count], points[(index + 1) % count]];
    return from && to ? shifted(from, to, by) : null;
  };
  const end = (point: Point, line: Line, over: Point | null, towards: Point): Point =>
    over
      ? join(line, overEdge(point, over, towards, band), point)
      : add(point, scale(quarterTurn(line.along), by));

  return points.map((point, index): Point => {
    const next = lineFrom(index);
    const previous = lineFrom((index + count - 1) % count);
    if (!next || !previous) return point;
    if (!closed && index === 0) return end(point, next, startsUnder, next.along);
    if (!closed && index === count - 1) {
      return end(point, previous, endsUnder, scale(previous.along, -1));
    }
    return join(previous, next, next.at);
  });
}

/** Computes the two borders of a piece. */
export function ribbonOf(piece: Piece, band: Band): Ribbon {
  return {
    left: border(piece, band, -1),
    right: border(piece, band, 1),
    closed: piece.closed,
  };
}
