/** A planar graph from a drawing of segments, cut at their crossings, with common ends merged. */
import { samePoint } from './point';
import type { Point } from './point';
import { crossing, ratioAlong } from './segment';
import type { Segment } from './segment';

export type Graph = {
  readonly nodes: readonly Point[];
  /** Pairs of node numbers without duplicates, the smaller first. */
  readonly edges: readonly (readonly [number, number])[];
};

/** Numbers points; points closer than the tolerance share a number. */
function createNumbering(tolerance: number) {
  const nodes: Point[] = [];
  const cells = new Map<string, number[]>();
  const cell = (value: number) => Math.floor(value / (tolerance * 4));
  const key = (x: number, y: number) => `${x}:${y}`;

  function numberOf(point: Point): number {
    const [column, row] = [cell(point.x), cell(point.y)];
    for (let x = column - 1; x <= column + 1; x += 1) {
      for (let y = row - 1; y <= row + 1; y += 1) {
        for (const candidate of cells.get(key(x, y)) ?? []) {
          const existingNode = nodes[candidate];
          if (existingNode && samePoint(existingNode, point, tolerance)) return candidate;
        }
      }
    }
    const homeKey = key(column, row);
    cells.set(homeKey, [...(cells.get(homeKey) ?? []), nodes.length]);
    return nodes.push(point) - 1;
  }
  return { nodes, number: numberOf };
}

/** Lists the points at which a segment must be cut, in order, its ends included. */
function cutPoints(segment: Segment, segments: readonly Segment[], tolerance: number): Point[] {
  const crossings = segments.flatMap((otherSegment) => {
    const point = otherSegment === segment ? null : crossing(segment, otherSegment, tolerance);
    return point ? [point] : [];
  });
  return [segment.from, ...crossings, segment.to].sort(
    (a, b) => ratioAlong(segment, a) - ratioAlong(segment, b),
  );
}

/**
 * Builds the graph of a drawing. Segments may cross and touch, but must not overlap unless identical. `tolerance` is in
 * units of the drawing.
 */
export function graphOf(segments: readonly Segment[], tolerance = 1e-3): Graph {
  const { nodes, number: numberOf } = createNumbering(tolerance);
  const edges = new Map<string, readonly [number, number]>();
  for (const segment of segments) {
    const nodePath = cutPoints(segment, segments, tolerance).map(numberOf);
    for (const [index, to] of nodePath.entries()) {
      const from = nodePath[index - 1];
      if (from === undefined || from === to) continue;
      const [a, b] = from < to ? [from, to] : [to, from];
      edges.set(`${a}-${b}`, [a, b]);
    }
  }
  return { nodes, edges: [...edges.values()] };
}
