/** Strands: lines that continue straight through every crossing of four edges. */
import { subtract } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/point';
import type { Graph } from '@/lib/geometry/graph';

export type Strand = {
  /** Node numbers in order; a closed strand does not repeat its first node. */
  readonly nodes: readonly number[];
  readonly closed: boolean;
};

/** Lists the neighbours of every node, sorted by direction. */
export function neighboursOf({ nodes, edges }: Graph): readonly (readonly number[])[] {
  const neighbourLists: number[][] = nodes.map(() => []);
  for (const [a, b] of edges) {
    neighbourLists[a]?.push(b);
    neighbourLists[b]?.push(a);
  }
  const direction = (from: Point, to: Point) => {
    const { x, y } = subtract(to, from);
    return Math.atan2(y, x);
  };
  return neighbourLists.map((neighbours, index) => {
    const from = nodes[index];
    const angle = (neighbour: number) => {
      const to = nodes[neighbour];
      return from && to ? direction(from, to) : 0;
    };
    return neighbours.toSorted((a, b) => angle(a) - angle(b));
  });
}

/** Returns the next node of a strand that comes from `previous`; undefined at its end. */
function nextNode(neighbours: readonly number[], previous: number): number | undefined {
  const degree = neighbours.length;
  if (degree !== 2 && degree !== 4) return undefined;
  return neighbours[(neighbours.indexOf(previous) + degree / 2) % degree];
}

/** Tells whether two strands cross at a node, which then has four neighbours. */
export const isCrossing = (neighbours: readonly number[] | undefined): boolean =>
  neighbours?.length === 4;

/** Traces the strands of a graph; every edge belongs to exactly one strand. */
export function strandsOf(graph: Graph): Strand[] {
  const neighbourLists = neighboursOf(graph);
  const tracedEdges = new Set<string>();
  const edgeKey = (a: number, b: number) => (a < b ? `${a}-${b}` : `${b}-${a}`);

  function traceStrand(first: number, second: number): Strand {
    const nodes = [first];
    let [previous, current] = [first, second];
    while (!tracedEdges.has(edgeKey(previous, current))) {
      tracedEdges.add(edgeKey(previous, current));
      const following = nextNode(neighbourLists[current] ?? [], previous);
      nodes.push(current);
      if (following === undefined) return { nodes, closed: false };
      [previous, current] = [current, following];
    }
    return { nodes: nodes.slice(0, -1), closed: true };
  }

  const ends = graph.edges.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]);
  const starts = ends.filter(([a, b]) => nextNode(neighbourLists[a] ?? [], b) === undefined);
  return [...starts, ...graph.edges].flatMap(([a, b]) =>
    tracedEdges.has(edgeKey(a, b)) ? [] : [traceStrand(a, b)],
  );
}
