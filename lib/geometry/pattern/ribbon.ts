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

type Line = { readonly point: Point; readonly direction: Point };

/** Returns the line through two points, moved sideways; `offset` is positive on the side of `quarterTurn`. */
function offsetLine(from: Point, to: Point, offset: number): Line {
  const direction = unit(subtract(to, from));
  return { point: add(from, scale(quarterTurn(direction), offset)), direction };
}

/** Returns the mitre of two lines, where they intersect; `fallback` when they are parallel. */
function mitre(a: Line, b: Line, fallback: Point): Point {
  const intersection = crossingOf(a.point, a.direction, b.point, b.direction);
  return intersection ? add(a.point, scale(a.direction, intersection.t)) : fallback;
}

/** Returns the edge of the band that passes over at a point, on the side where the piece emerges. */
function overEdge(
  point: Point,
  overDirection: Point,
  outward: Point,
  { width, gap }: Band,
): Line {
  const normal = quarterTurn(unit(overDirection));
  const sign = dot(normal, outward) > 0 ? 1 : -1;
  return {
    point: add(point, scale(normal, sign * (width / 2 + gap))),
    direction: unit(overDirection),
  };
}

/** Computes one border of a piece, half a width beside its points; `sign` selects the side. */
function border({ points, closed, startsUnder, endsUnder }: Piece, band: Band, sign: 1 | -1) {
  const offset = (sign * band.width) / 2;
  const count = points.length;
  const lineFrom = (index: number): Line | null => {
    const [from, to] = [points[index % count], points[(index + 1) % count]];
    return from && to ? offsetLine(from, to, offset) : null;
  };
  const endPoint = (
    point: Point,
    line: Line,
    overDirection: Point | null,
    outward: Point,
  ): Point =>
    overDirection
      ? mitre(line, overEdge(point, overDirection, outward, band), point)
      : add(point, scale(quarterTurn(line.direction), offset));

  return points.map((point, index): Point => {
    const nextLine = lineFrom(index);
    const previousLine = lineFrom((index + count - 1) % count);
    if (!nextLine || !previousLine) return point;
    if (!closed && index === 0)
      return endPoint(point, nextLine, startsUnder, nextLine.direction);
    if (!closed && index === count - 1) {
      return endPoint(point, previousLine, endsUnder, scale(previousLine.direction, -1));
    }
    return mitre(previousLine, nextLine, nextLine.point);
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
