import { byId, type Family, type Union } from '@/lib/genealogy/family';
import {
  blockEdges,
  blocksOf,
  type BlockEdge,
  type Blocks,
} from '@/lib/genealogy/order/blocks';
import { cyclesOf } from '@/lib/genealogy/order/components';
import { rowsOf, type LonePeopleOptions } from '@/lib/genealogy/order/rows';

export interface Generations {
  readonly blocks: Blocks;
  /** Row of each block, 0 at the top. */
  readonly rows: readonly number[];
  /** Couples that no order of generations can put on one row, drawn across rows. */
  readonly apart: readonly string[];
}

export interface GenerationOptions extends LonePeopleOptions {
  /** Returns a union's doubt, 0 for the most certain; the less certain couple is set apart first. */
  readonly doubtOf?: (unionId: string) => number;
}

/**
 * Assigns rows: everyone below their parents and beside their partners. Where that is impossible (a man marries a
 * descendant of his own son-in-law's generation), couples are set apart one by one.
 * @throws Error naming the people of a cycle of descent, which setting couples apart cannot break
 */
export function generationsOf(family: Family, options: GenerationOptions = {}): Generations {
  const splitCouples = new Set<string>();
  for (;;) {
    const blocks = blocksOf(family, splitCouples);
    const edges = blockEdges(family.unions, blocks);
    const cycles = cyclesOf(blocks.list.length, edges);
    if (cycles.length === 0)
      return {
        blocks,
        rows: rowsOf(blocks, edges, options),
        apart: [...splitCouples].toSorted(byId),
      };
    splitCouples.add(coupleToSetApart(family, splitCouples, blocks, cycles, options.doubtOf));
  }
}

/** Finds the cheapest couple whose setting apart breaks a part of the cycles. */
function coupleToSetApart(
  family: Family,
  splitCouples: ReadonlySet<string>,
  blocks: Blocks,
  cycles: readonly (readonly number[])[],
  doubtOf: (unionId: string) => number = () => 0,
): string {
  const blocksInCycle = new Set(cycles.flat());
  const candidates = family.unions
    .filter(
      ({ id, partners }) =>
        partners.length === 2 &&
        !splitCouples.has(id) &&
        blocksInCycle.has(blocks.indexOf(partners[0] ?? '')),
    )
    .toSorted(
      (a, b) =>
        a.children.length - b.children.length ||
        doubtOf(b.id) - doubtOf(a.id) ||
        byId(a.id, b.id),
    );
  const cycleEdgeCount = countCycleEdges(cycles, blockEdges(family.unions, blocks));
  const breaksCycle = ({ id }: Union): boolean => {
    const blocksWithout = blocksOf(family, new Set([...splitCouples, id]));
    const edges = blockEdges(family.unions, blocksWithout);
    return countCycleEdges(cyclesOf(blocksWithout.list.length, edges), edges) < cycleEdgeCount;
  };
  const couple = candidates.find(breaksCycle) ?? candidates[0];
  if (couple) return couple.id;
  const people = cycles.flat().flatMap((block) => blocks.list[block] ?? []);
  throw new Error(
    `content/genealogy.json : la filiation tourne en rond entre ${people.join(', ')} ; personne ne descend de soi-même.`,
  );
}

function countCycleEdges(
  cycles: readonly (readonly number[])[],
  edges: readonly BlockEdge[],
): number {
  const cycleOf = new Map(
    cycles.flatMap((nodes, index) => nodes.map((node) => [node, index] as const)),
  );
  return edges.filter(
    ([from, to]) => cycleOf.has(from) && cycleOf.get(from) === cycleOf.get(to),
  ).length;
}
