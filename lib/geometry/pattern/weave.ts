/**
 * Interlacing: along every strand the crossings go over and under in turn. A drawing of strands
 * that only end on its border always allows it, because its faces can be painted in two colours.
 */
import type { Graph } from '@/lib/geometry/graph';
import { isCrossing, neighboursOf, strandsOf } from './strand';
import type { Strand } from './strand';

type Pass = 'over' | 'under' | 'plain';

export type WovenStrand = Strand & {
  /** How the strand passes each of its nodes; `plain` where nothing crosses. */
  readonly passes: readonly Pass[];
};

type Visit = { readonly node: number; readonly alternates: number[] };

/** Every passage of a strand through a crossing, tied to the next one of the same strand. */
function visitsOf(strands: readonly Strand[], crossings: ReadonlySet<number>) {
  const visits: Visit[] = [];
  const places = strands.map(({ nodes, closed }) => {
    const own = nodes.map((node) =>
      crossings.has(node) ? visits.push({ node, alternates: [] }) - 1 : null,
    );
    const crossed = own.filter((visit) => visit !== null);
    for (const [index, visit] of crossed.entries()) {
      const next = crossed[index + 1] ?? (closed ? crossed[0] : undefined);
      if (next === undefined || next === visit) continue;
      visits[visit]?.alternates.push(next);
      visits[next]?.alternates.push(visit);
    }
    return own;
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

/** Gives each visit the contrary of those tied to it; throws when the drawing forbids it. */
function alternate(visits: readonly Visit[]): boolean[] {
  const over: boolean[] = [];
  for (const seed of visits.keys()) {
    if (over[seed] !== undefined) continue;
    over[seed] = true;
    const waiting = [seed];
    for (const current of waiting) {
      for (const other of visits[current]?.alternates ?? []) {
        if (over[other] === undefined) {
          over[other] = !over[current];
          waiting.push(other);
        } else if (over[other] === over[current]) {
          throw new Error(
            'This drawing cannot be interlaced: check that no segment stops short.',
          );
        }
      }
    }
  }
  return over;
}

/** Weaves the strands of a graph: alternates their passes over and under. */
export function weave(graph: Graph): WovenStrand[] {
  const around = neighboursOf(graph);
  const crossings = new Set([...around.keys()].filter((node) => isCrossing(around[node])));
  const strands = strandsOf(graph);
  const { visits, places } = visitsOf(strands, crossings);
  tieCrossings(visits);
  const over = alternate(visits);
  return strands.map((strand, index) => ({
    ...strand,
    passes: (places[index] ?? []).map((visit) => {
      if (visit === null) return 'plain';
      return over[visit] ? 'over' : 'under';
    }),
  }));
}
