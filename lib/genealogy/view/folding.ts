import { unionsByPartner, type Family } from '@/lib/genealogy/family';

/** Returns the parent whose line a person belongs to: the father, else the mother. */
const lineParent = ({ people }: Family, id: string): string | undefined => {
  const person = people.get(id);
  return person?.father ?? person?.mother;
};

/** Maps each person to the children of their line. */
function lineChildren(family: Family): ReadonlyMap<string, readonly string[]> {
  const children = new Map<string, string[]>();
  for (const person of family.people.keys()) {
    const parent = lineParent(family, person);
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), person]);
  }
  return children;
}

/** Lists the descendants of a person's line, without the person. */
export function lineOf(
  family: Family,
  id: string,
  children = lineChildren(family),
): ReadonlySet<string> {
  const line = new Set<string>([id]);
  for (const person of line) for (const child of children.get(person) ?? []) line.add(child);
  line.delete(id);
  return line;
}

/**
 * Computes the people hidden by folded branches: their lines, and people tied to the rest only through these lines. A
 * person with a visible relative by blood or marriage stays visible. Folding one more branch never shows anyone.
 */
export function hiddenBy(family: Family, folded: readonly string[]): ReadonlySet<string> {
  const children = lineChildren(family);
  const lines = new Map(folded.map((id) => [id, lineOf(family, id, children)]));
  const inLines = new Set([...lines.values()].flatMap((line) => [...line]));
  if (inLines.size === 0) return inLines;
  const neighbours = neighboursOf(family);
  const visibleIds = reachableFrom(
    foundersOf(family, neighbours, children),
    neighbours,
    (id) => !inLines.has(id),
  );
  // Keeps the head of a folded branch visible where relatives outside the branch are, then the head's own family.
  let heads = folded.filter((id) => !visibleIds.has(id) && !inLines.has(id));
  for (let size = -1; size !== visibleIds.size;) {
    size = visibleIds.size;
    heads = heads.filter((head) => {
      const isShown = (id: string): boolean =>
        !folded.some((branch) => branch !== head && lines.get(branch)?.has(id));
      if (!reachableFrom(visibleIds, neighbours, isShown).has(head)) return true;
      for (const id of reachableFrom([head], neighbours, (id) => !inLines.has(id)))
        visibleIds.add(id);
      return false;
    });
  }
  return new Set([...family.people.keys()].filter((id) => !visibleIds.has(id)));
}

/** Lists the ancestor of the largest line in each group of people tied by blood or marriage. */
function foundersOf(
  family: Family,
  neighbours: ReadonlyMap<string, readonly string[]>,
  children: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const visitedIds = new Set<string>();
  const sizeOf = (id: string): number => lineOf(family, id, children).size;
  return [...family.people.keys()]
    .toSorted((a, b) => sizeOf(b) - sizeOf(a))
    .filter((id) => {
      if (visitedIds.has(id)) return false;
      for (const relative of reachableFrom([id], neighbours, () => true))
        visitedIds.add(relative);
      return true;
    });
}

/** State of a branch: whether the branch is folded, and the number of people that folding hides. */
export interface Fold {
  readonly isFolded: boolean;
  readonly count: number;
}

/**
 * Counts for each person the people whom the fold button hides or has hidden.
 * @param hidden people whom the folded branches hide
 * @returns the fold of a person; null without visible or folded descendants
 */
export function foldsOf(
  family: Family,
  folded: readonly string[],
  hidden: ReadonlySet<string>,
): (id: string) => Fold | null {
  const children = lineChildren(family);
  const counts = new Map<string, number>();

  function countHidden(id: string): number {
    if (!folded.includes(id)) return lineOf(family, id, children).size;
    const hiddenWithout = hiddenBy(
      family,
      folded.filter((personId) => personId !== id),
    );
    return [...hidden].filter((personId) => !hiddenWithout.has(personId)).length;
  }

  return (id) => {
    const hiddenCount = counts.get(id) ?? countHidden(id);
    counts.set(id, hiddenCount);
    const isFolded = folded.includes(id);
    return hiddenCount === 0 && !isFolded ? null : { isFolded, count: hiddenCount };
  };
}

/** Lists parents, children and spouses of each person. */
function neighboursOf(family: Family): ReadonlyMap<string, readonly string[]> {
  const unions = unionsByPartner(family);
  const neighbours = new Map<string, string[]>([...family.people.keys()].map((id) => [id, []]));
  for (const [id, personUnions] of unions)
    for (const { partners, children } of personUnions) {
      neighbours.get(id)?.push(...partners.filter((partner) => partner !== id), ...children);
      for (const child of children) neighbours.get(child)?.push(id);
    }
  return neighbours;
}

function reachableFrom(
  starts: Iterable<string>,
  neighbours: ReadonlyMap<string, readonly string[]>,
  canPass: (id: string) => boolean,
): Set<string> {
  const reachedIds = new Set(starts);
  for (const id of reachedIds)
    for (const neighbour of neighbours.get(id) ?? [])
      if (canPass(neighbour)) reachedIds.add(neighbour);
  return reachedIds;
}

/** Returns the folded branches that remain when a person must be visible. */
export function unfoldFor(
  family: Family,
  folded: readonly string[],
  id: string,
): readonly string[] {
  if (!hiddenBy(family, folded).has(id)) return folded;
  const remaining = folded.filter((branch) => !lineOf(family, branch).has(id));
  // A person hidden only as a spouse is in no folded line: unfold the branches one by one.
  const fewer = remaining.length < folded.length ? remaining : folded.slice(1);
  return unfoldFor(family, fewer, id);
}
