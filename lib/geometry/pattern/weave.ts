/**
 * Interlacing: along every strand the crossings alternate over and under. Possible for any drawing whose strands end
 * only at its border, because its faces are two-colourable.
 */
import type { Graph } from '@/lib/geometry/graph';
import { isCrossing, neighboursOf, strandsOf } from './strand';
import type { Strand } from './strand';

type Pass = 'over' | 'under' | 'plain';

export type WovenStrand = Strand & {
  /** Pass of the strand at each of its nodes; `plain` without a crossing. */
  readonly passes: readonly Pass[];
};

type Visit = { readonly node: number; readonly alternates: number[] };

/** Lists the passes of strands through crossings, each linked to the next pass of the strand. */
function visitsOf(strands: readonly Strand[], crossings: ReadonlySet<number>) {
  const visits: Visit[] = [];
  const strandVisits = strands.map(({ nodes, closed }) => {
    const visitIndexes = nodes.map((node) =>
      crossings.has(node) ? visits.push({ node, alternates: [] }) - 1 : null,
    );
    const crossingVisits = visitIndexes.filter((visit) => visit !== null);
    for (const [index, visit] of crossingVisits.entries()) {
      const nextVisit = crossingVisits[index + 1] ?? (closed ? crossingVisits[0] : undefined);
      if (nextVisit === undefined || nextVisit === visit) continue;
      visits[visit]?.alternates.push(nextVisit);
      visits[nextVisit]?.alternates.push(visit);
    }
    return visitIndexes;
  });
  return { visits, strandVisits };
}

function linkCrossings(visits: readonly Visit[]): void {
  const firstVisits = new Map<number, number>();
  for (const [index, visit] of visits.entries()) {
    const partner = firstVisits.get(visit.node);
    if (partner === undefined) firstVisits.set(visit.node, index);
    else {
      visit.alternates.push(partner);
      visits[partner]?.alternates.push(index);
    }
  }
}

/**
 * Alternates linked passes over and under.
 * @throws Error for a drawing that cannot be interlaced.
 */
function alternatePasses(visits: readonly Visit[]): boolean[] {
  const isOver: boolean[] = [];
  for (const seed of visits.keys()) {
    if (isOver[seed] !== undefined) continue;
    isOver[seed] = true;
    const queue = [seed];
    for (const current of queue) {
      for (const linkedVisit of visits[current]?.alternates ?? []) {
        if (isOver[linkedVisit] === undefined) {
          isOver[linkedVisit] = !isOver[current];
          queue.push(linkedVisit);
        } else if (isOver[linkedVisit] === isOver[current]) {
          throw new Error(
            'This drawing cannot be interlaced: check that no segment stops short.',
          );
        }
      }
    }
  }
  return isOver;
}

/** Weaves the strands of a graph: alternates their passes over and under. */
export function weave(graph: Graph): WovenStrand[] {
  const neighbourLists = neighboursOf(graph);
  const crossings = new Set(
    [...neighbourLists.keys()].filter((node) => isCrossing(neighbourLists[node])),
  );
  const strands = strandsOf(graph);
  const { visits, strandVisits } = visitsOf(strands, crossings);
  linkCrossings(visits);
  const isOver = alternatePasses(visits);
  return strands.map((strand, index) => ({
    ...strand,
    passes: (strandVisits[index] ?? []).map((visit) => {
      if (visit === null) return 'plain';
      return isOver[visit] ? 'over' : 'under';
    }),
  }));
}
