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

type Step = { readonly node: number; readonly under: boolean };

/** Rotates a closed strand so that it starts and ends at one crossing where it passes under. */
function unroll({ nodes, passes, closed }: WovenStrand): Step[] {
  const steps = nodes.map((node, index) => ({ node, under: passes[index] === 'under' }));
  if (!closed) return steps;
  const start = steps.findIndex(({ under }) => under);
  const first = steps[start];
  return first ? [...steps.slice(start), ...steps.slice(0, start), first] : steps;
}

function splitUnder(steps: readonly Step[]): Step[][] {
  const runs: Step[][] = [];
  let run: Step[] = [];
  for (const step of steps) {
    run.push(step);
    if (!step.under) continue;
    if (run.length > 1) runs.push(run);
    run = [step];
  }
  return run.length > 1 ? [...runs, run] : runs;
}

/** Cuts all strands into pieces, in order. */
export function piecesOf(graph: Graph, strands: readonly WovenStrand[]): Piece[] {
  const neighbourLists = neighboursOf(graph);
  const pointsOf = (nodes: readonly number[]): Point[] =>
    nodes.flatMap((node) => graph.nodes[node] ?? []);

  function crossed(at: Step | undefined, beside: Step | undefined): Point | null {
    if (!at?.under || !beside) return null;
    const others = neighbourLists[at.node] ?? [];
    const own = others.indexOf(beside.node);
    const [a, b] = pointsOf([1, 3].flatMap((turn) => others[(own + turn) % 4] ?? []));
    return a && b ? subtract(b, a) : null;
  }

  return strands.flatMap((strand): Piece[] => {
    const ring = strand.closed && !strand.passes.includes('under');
    if (ring) {
      return [
        { points: pointsOf(strand.nodes), closed: true, startsUnder: null, endsUnder: null },
      ];
    }
    return splitUnder(unroll(strand)).map((run) => ({
      points: pointsOf(run.map(({ node }) => node)),
      closed: false,
      startsUnder: crossed(run.at(0), run.at(1)),
      endsUnder: crossed(run.at(-1), run.at(-2)),
    }));
  });
}
