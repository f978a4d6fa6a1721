import { byId, type Family, type Union } from '@/lib/genealogy/family';
import {
  blockEdges,
  blocksOf,
  type BlockEdge,
  type Blocks,
} from '@/lib/genealogy/order/blocks';
import { circlesOf } from '@/lib/genealogy/order/components';
import { rowsOf, type LonePlaces } from '@/lib/genealogy/order/rows';

export interface Generations {
  readonly blocks: Blocks;
  /** Row of each block, 0 at the top. */
  readonly rows: readonly number[];
  /** Couples that no order of generations can put on one row; they are drawn across rows. */
  readonly apart: readonly string[];
}

export interface GenerationOptions extends LonePlaces {
  /** Returns a union's doubt, 0 for the most certain; the less certain couple is set apart first. */
  readonly doubtOf?: (unionId: string) => number;
}

/**
 * Assigns rows: everyone below their parents and beside their partners. Where that is impossible (a man marries a
 * descendant of his own son-in-law's generation), couples are set apart one by one.
 * @throws Error naming the people of a cycle of descent, which setting couples apart cannot break
 */
export function generationsOf(family: Family, options: GenerationOptions = {}): Generations {
  const apart = new Set<string>();
  for (;;) {
    const blocks = blocksOf(family, apart);
    const edges = blockEdges(family.unions, blocks);
    const circles = circlesOf(blocks.list.length, edges);
    if (circles.length === 0)
      return {
        blocks,
        rows: rowsOf(blocks, edges, options),
        apart: [...apart].toSorted(byId),
      };
    apart.add(coupleToSetApart(family, apart, blocks, circles, options.doubtOf));
  }
}

/** Finds the cheapest couple whose setting apart breaks a part of the cycles. */
function coupleToSetApart(
  family: Family,
  apart: ReadonlySet<string>,
  blocks: Blocks,
  circles: readonly (readonly number[])[],
  doubtOf: (unionId: string) => number = () => 0,
): string {
  const inCircle = new Set(circles.flat());
  const candidates = family.unions
    .filter(
      ({ id, partners }) =>
        partners.length === 2 &&
        !apart.has(id) &&
        inCircle.has(blocks.indexOf(partners[0] ?? '')),
    )
    .toSorted(
      (a, b) =>
        a.children.length - b.children.length ||
        doubtOf(b.id) - doubtOf(a.id) ||
        byId(a.id, b.id),
    );
  const circularEdgeCount = circularEdges(circles, blockEdges(family.unions, blocks));
  const undoes = ({ id }: Union): boolean => {
    const without = blocksOf(family, new Set([...apart, id]));
    const edges = blockEdges(family.unions, without);
    return circularEdges(circlesOf(without.list.length, edges), edges) < circularEdgeCount;
  };
  const chosen = candidates.find(undoes) ?? candidates[0];
  if (chosen) return chosen.id;
  const people = circles.flat().flatMap((block) => blocks.list[block] ?? []);
  throw new Error(
    `content/genealogy.json : la filiation tourne en rond entre ${people.join(', ')} ; personne ne descend de soi-même.`,
  );
}

function circularEdges(
  circles: readonly (readonly number[])[],
  edges: readonly BlockEdge[],
): number {
  const circleOf = new Map(
    circles.flatMap((nodes, index) => nodes.map((node) => [node, index] as const)),
  );
  return edges.filter(
    ([from, to]) => circleOf.has(from) && circleOf.get(from) === circleOf.get(to),
  ).length;
}
