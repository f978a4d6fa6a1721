/** A planar graph from a drawing of segments, cut at their crossings, with common ends merged. */
import { samePoint } from './point';
import type { Point } from './point';
import { crossing, shareAlong } from './segment';
import type { Segment } from './segment';

export type Graph = {
  readonly nodes: readonly Point[];
  /** Pairs of node numbers without duplicates, the smaller first. */
  readonly edges: readonly (readonly [number, number])[];
};

/** Numbers points; points closer than the tolerance share a number. */
function numbering(tolerance: number) {
  const nodes: Point[] = [];
  const cells = new Map<string, number[]>();
  const cell = (value: number) => Math.floor(value / (tolerance * 4));
  const key = (x: number, y: number) => `${x}:${y}`;

  function number(point: Point): number {
    const [column, row] = [cell(point.x), cell(point.y)];
    for (let x = column - 1; x <= column + 1; x += 1) {
      for (let y = row - 1; y <= row + 1; y += 1) {
        for (const candidate of cells.get(key(x, y)) ?? []) {
          const existingNode = nodes[candidate];
          if (existingNode && samePoint(existingNode, point, tolerance)) return candidate;
        }
      }
    }
    const home = key(column, row);
    cells.set(home, [...(cells.get(home) ?? []), nodes.length]);
    return nodes.push(point) - 1;
  }
  return { nodes, number };
}

/** Lists the points at which a segment must be cut, in order, its ends included. */
function cuts(segment: Segment, others: readonly Segment[], tolerance: number): Point[] {
  const inner = others.flatMap((other) => {
    const point = other === segment ? null : crossing(segment, other, tolerance);
    return point ? [point] : [];
  });
  return [segment.from, ...inner, segment.to].sort(
    (a, b) => shareAlong(segment, a) - shareAlong(segment, b),
  );
}

/**
 * Builds the graph of a drawing. Segments may cross and touch, but must not overlap unless identical. `tolerance` is in
 * units of the drawing.
 */
export function graphOf(segments: readonly Segment[], tolerance = 1e-3): Graph {
  const { nodes, number } = numbering(tolerance);
  const edges = new Map<string, readonly [number, number]>();
  for (const segment of segments) {
    const path = cuts(segment, segments, tolerance).map(number);
    for (const [index, to] of path.entries()) {
      const from = path[index - 1];
      if (from === undefined || from === to) continue;
      const [a, b] = from < to ? [from, to] : [to, from];
      edges.set(`${a}-${b}`, [a, b]);
    }
  }
  return { nodes, edges: [...edges.values()] };
}
