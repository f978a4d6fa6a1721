import type { Family, Union } from '@/lib/genealogy/family';

/** People joined by marriage, who share a row; an unmarried person is a block of one. */
export interface Blocks {
  /** Ids in alphabetical order, blocks by their first id. */
  readonly list: readonly (readonly string[])[];
  readonly indexOf: (id: string) => number;
}

/** Joins the partners of each couple on one row (union–find with path halving). */
export function blocksOf({ people, unions }: Family, apart: ReadonlySet<string>): Blocks {
  const head = new Map([...people.keys()].map((id) => [id, id]));
  const find = (id: string): string => {
    let at = id;
    for (let up = head.get(at) ?? at; up !== at; up = head.get(at) ?? at) {
      head.set(at, head.get(up) ?? up);
      at = up;
    }
    return at;
  };
  for (const { id, partners } of unions) {
    const [one, other] = partners;
    if (one === undefined || other === undefined || apart.has(id)) continue;
    const [a, b] = [find(one), find(other)];
    if (a !== b) head.set(a < b ? b : a, a < b ? a : b);
  }
  const byHead = new Map<string, string[]>();
  for (const id of people.keys()) {
    const block = byHead.get(find(id));
    if (block) block.push(id);
    else byHead.set(find(id), [id]);
  }
  const list = [...byHead.values()];
  const index = new Map(
    list.flatMap((block, index) => block.map((id) => [id, index] as const)),
  );
  return { list, indexOf: (id) => index.get(id) ?? -1 };
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
