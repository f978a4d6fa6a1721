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
 * Computes the people hidden by folded branches: their lines, and people tied to the rest only through them. A person
 * held by a visible family, by blood or marriage, stays. A further folded branch never shows anyone.
 */
export function hiddenBy(family: Family, folded: readonly string[]): ReadonlySet<string> {
  const children = lineChildren(family);
  const lines = new Map(folded.map((id) => [id, lineOf(family, id, children)]));
  const inLines = new Set([...lines.values()].flatMap((line) => [...line]));
  if (inLines.size === 0) return inLines;
  const next = neighboursOf(family);
  const heldIds = reach(foundersOf(family, next, children), next, (id) => !inLines.has(id));
  // The head of a folded branch stays, if it is held without that branch; it then holds its own family.
  let heads = folded.filter((id) => !heldIds.has(id) && !inLines.has(id));
  for (let size = -1; size !== heldIds.size;) {
    size = heldIds.size;
    heads = heads.filter((head) => {
      const isShown = (id: string): boolean =>
        !folded.some((other) => other !== head && lines.get(other)?.has(id));
      if (!reach(heldIds, next, isShown).has(head)) return true;
      for (const id of reach([head], next, (id) => !inLines.has(id))) heldIds.add(id);
      return false;
    });
  }
  return new Set([...family.people.keys()].filter((id) => !heldIds.has(id)));
}

/** Lists the ancestor of the largest line in each group of people tied by blood or marriage. */
function foundersOf(
  family: Family,
  next: ReadonlyMap<string, readonly string[]>,
  children: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const seen = new Set<string>();
  const sizeOf = (id: string): number => lineOf(family, id, children).size;
  return [...family.people.keys()]
    .toSorted((a, b) => sizeOf(b) - sizeOf(a))
    .filter((id) => {
      if (seen.has(id)) return false;
      for (const relative of reach([id], next, () => true)) seen.add(relative);
      return true;
    });
}

/** Whether a branch is folded, and how many people that hides. */
export interface Fold {
  readonly isFolded: boolean;
  readonly count: number;
}

/**
 * Counts for each person the people whom the fold button hides or has hidden.
 * @param hidden people hidden by `folded`
 * @returns the fold of a person; null without visible or folded descendants
 */
export function foldsOf(
  family: Family,
  folded: readonly string[],
  hidden: ReadonlySet<string>,
): (id: string) => Fold | null {
  const children = lineChildren(family);
  const counts = new Map<string, number>();

  function count(id: string): number {
    if (!folded.includes(id)) return lineOf(family, id, children).size;
    const others = hiddenBy(
      family,
      folded.filter((one) => one !== id),
    );
    return [...hidden].filter((one) => !others.has(one)).length;
  }

  return (id) => {
    const hiddenCount = counts.get(id) ?? count(id);
    counts.set(id, hiddenCount);
    const isFolded = folded.includes(id);
    return hiddenCount === 0 && !isFolded ? null : { isFolded, count: hiddenCount };
  };
}

/** Lists parents, children and spouses of each person. */
function neighboursOf(family: Family): ReadonlyMap<string, readonly string[]> {
  const unions = unionsByPartner(family);
  const next = new Map<string, string[]>([...family.people.keys()].map((id) => [id, []]));
  for (const [id, own] of unions)
    for (const { partners, children } of own) {
      next.get(id)?.push(...partners.filter((other) => other !== id), ...children);
      for (const child of children) next.get(child)?.push(id);
    }
  return next;
}

function reach(
  from: Iterable<string>,
  next: ReadonlyMap<string, readonly string[]>,
  mayPass: (id: string) => boolean,
): Set<string> {
  const reached = new Set(from);
  for (const id of reached)
    for (const other of next.get(id) ?? []) if (mayPass(other)) reached.add(other);
  return reached;
}

/** Returns the folded branches that remain when a person must be visible. */
export function openFor(
  family: Family,
  folded: readonly string[],
  id: string,
): readonly string[] {
  if (!hiddenBy(family, folded).has(id)) return folded;
  const others = folded.filter((branch) => !lineOf(family, branch).has(id));
  // A person hidden only as a spouse is in no folded line: unfold the branches one by one.
  if (others.length < folded.length) return openFor(family, others, id);
  return openFor(family, folded.slice(1), id);
}
