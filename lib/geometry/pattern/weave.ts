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

/** Lists the passes of strands through crossings, each linked to the next of its strand. */
function visitsOf(strands: readonly Strand[], crossings: ReadonlySet<number>) {
  const visits: Visit[] = [];
  const places = strands.map(({ nodes, closed }) => {
    const visitIndexes = nodes.map((node) =>
      crossings.has(node) ? visits.push({ node, alternates: [] }) - 1 : null,
    );
    const crossed = visitIndexes.filter((visit) => visit !== null);
    for (const [index, visit] of crossed.entries()) {
      const next = crossed[index + 1] ?? (closed ? crossed[0] : undefined);
      if (next === undefined || next === visit) continue;
      visits[visit]?.alternates.push(next);
      visits[next]?.alternates.push(visit);
    }
    return visitIndexes;
  });
  return { visits, places };
}

function tieCrossings(visits: readonly Visit[]): void {
  const first = new Map<number, number>();
  for (const [index, visit] of visits.entries()) {
    const partner = first.get(visit.node);
    if (partner === undefined) first.set(visit.node, index);
    else {
      visit.alternates.push(partner);
      visits[partner]?.alternates.push(index);
    }
  }
}

/** Alternates linked passes; throws when the drawing does not allow it. */
function alternate(visits: readonly Visit[]): boolean[] {
  const isOver: boolean[] = [];
  for (const seed of visits.keys()) {
    if (isOver[seed] !== undefined) continue;
    isOver[seed] = true;
    const waiting = [seed];
    for (const current of waiting) {
      for (const other of visits[current]?.alternates ?? []) {
        if (isOver[other] === undefined) {
          isOver[other] = !isOver[current];
          waiting.push(other);
        } else if (isOver[other] === isOver[current]) {
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
  const { visits, places } = visitsOf(strands, crossings);
  tieCrossings(visits);
  const isOver = alternate(visits);
  return strands.map((strand, index) => ({
    ...strand,
    passes: (places[index] ?? []).map((visit) => {
      if (visit === null) return 'plain';
      return isOver[visit] ? 'over' : 'under';
    }),
  }));
}
