import type { Family, Union } from '@/lib/genealogy/family';

/** People joined by marriage, who share a row; an unmarried person is a block of one. */
export interface Blocks {
  /** Ids in alphabetical order, blocks by their first id. */
  readonly list: readonly (readonly string[])[];
  readonly indexOf: (id: string) => number;
}

/** Joins the partners of each couple on one row (union–find with path halving). */
export function blocksOf(
  { people, unions }: Family,
  splitCouples: ReadonlySet<string>,
): Blocks {
  const parentById = new Map([...people.keys()].map((id) => [id, id]));
  const findRoot = (id: string): string => {
    let node = id;
    for (
      let parent = parentById.get(node) ?? node;
      parent !== node;
      parent = parentById.get(node) ?? node
    ) {
      parentById.set(node, parentById.get(parent) ?? parent);
      node = parent;
    }
    return node;
  };
  for (const { id, partners } of unions) {
    const [partner, spouse] = partners;
    if (partner === undefined || spouse === undefined || splitCouples.has(id)) continue;
    const [rootA, rootB] = [findRoot(partner), findRoot(spouse)];
    if (rootA !== rootB)
      parentById.set(rootA < rootB ? rootB : rootA, rootA < rootB ? rootA : rootB);
  }
  const blocksByRoot = new Map<string, string[]>();
  for (const id of people.keys()) {
    const block = blocksByRoot.get(findRoot(id));
    if (block) block.push(id);
    else blocksByRoot.set(findRoot(id), [id]);
  }
  const list = [...blocksByRoot.values()];
  const blockIndex = new Map(
    list.flatMap((block, index) => block.map((id) => [id, index] as const)),
  );
  return { list, indexOf: (id) => blockIndex.get(id) ?? -1 };
}

export type BlockEdge = readonly [from: number, to: number];

/** Lists an edge for each child of a union, from the parents' block to the child's. */
export const blockEdges = (
  unions: readonly Union[],
  { indexOf }: Blocks,
): readonly BlockEdge[] =>
  unions.flatMap(({ partners, children }) =>
    // A couple set apart stands in two blocks, with children below both.
    [...new Set(partners.map(indexOf))].flatMap((from) =>
      children.map((child) => [from, indexOf(child)] as const),
    ),
  );
