/** Woven strands cut where they pass under: each piece lies wholly on top and can be drawn. */
import { subtract } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/point';
import type { Graph } from '@/lib/geometry/graph';
import { neighboursOf } from './strand';
import type { WovenStrand } from './weave';

export type Piece = {
  readonly points: readonly Point[];
  readonly closed: boolean;
  /** Direction of the strand under which the piece starts, or ends; null for a free end. */
  readonly startsUnder: Point | null;
  readonly endsUnder: Point | null;
};

type Step = { readonly node: number; readonly isUnder: boolean };

/** Rotates a closed strand so that it starts and ends at one crossing where it passes under. */
function unroll({ nodes, passes, closed }: WovenStrand): Step[] {
  const steps = nodes.map((node, index) => ({ node, isUnder: passes[index] === 'under' }));
  if (!closed) return steps;
  const start = steps.findIndex(({ isUnder }) => isUnder);
  const startStep = steps[start];
  return startStep ? [...steps.slice(start), ...steps.slice(0, start), startStep] : steps;
}

function splitUnder(steps: readonly Step[]): Step[][] {
  const sections: Step[][] = [];
  let section: Step[] = [];
  for (const step of steps) {
    section.push(step);
    if (!step.isUnder) continue;
    if (section.length > 1) sections.push(section);
    section = [step];
  }
  return section.length > 1 ? [...sections, section] : sections;
}

/** Cuts all strands into pieces, in order. */
export function piecesOf(graph: Graph, strands: readonly WovenStrand[]): Piece[] {
  const neighbourLists = neighboursOf(graph);
  const pointsOf = (nodes: readonly number[]): Point[] =>
    nodes.flatMap((node) => graph.nodes[node] ?? []);

  function overDirection(step: Step | undefined, neighbour: Step | undefined): Point | null {
    if (!step?.isUnder || !neighbour) return null;
    const neighbours = neighbourLists[step.node] ?? [];
    const index = neighbours.indexOf(neighbour.node);
    const [a, b] = pointsOf([1, 3].flatMap((turn) => neighbours[(index + turn) % 4] ?? []));
    return a && b ? subtract(b, a) : null;
  }

  return strands.flatMap((strand): Piece[] => {
    const isRing = strand.closed && !strand.passes.includes('under');
    if (isRing) {
      return [
        { points: pointsOf(strand.nodes), closed: true, startsUnder: null, endsUnder: null },
      ];
    }
    return splitUnder(unroll(strand)).map((section) => ({
      points: pointsOf(section.map(({ node }) => node)),
      closed: false,
      startsUnder: overDirection(section.at(0), section.at(1)),
      endsUnder: overDirection(section.at(-1), section.at(-2)),
    }));
  });
}
