import { unionsByPartner, type Family } from '@/lib/genealogy/family';

/** In whose line someone is counted: the father's, else the mother's. */
const lineParent = ({ people }: Family, id: string): string | undefined => {
  const person = people.get(id);
  return person?.father ?? person?.mother;
};

/** The children of each person who are counted in that person's line. */
function lineChildren(family: Family): ReadonlyMap<string, readonly string[]> {
  const children = new Map<string, string[]>();
  for (const person of family.people.keys()) {
    const parent = lineParent(family, person);
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), person]);
  }
  return children;
}

/** Returns the ids of everyone who descends from a person in that person's line, without the person. */
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
 * Returns the ids of those whom folding some branches hides: the lines of the folded, and those whom nothing but these lines ties to the rest.
 * Someone whom another family that is still shown holds, by blood or by marriage, stays.
 */
export function hiddenBy(family: Family, folded: readonly string[]): ReadonlySet<string> {
  const hidden = new Set(folded.flatMap((id) => [...lineOf(family, id)]));
  if (hidden.size === 0) return hidden;
  const next = neighboursOf(family);
  const anchors = folded.filter((id) => !hidden.has(id));
  const held = reach(anchors, next, (id) => !hidden.has(id));
  const everTied = reach(anchors, next, () => true);
  for (const id of everTied) if (!held.has(id)) hidden.add(id);
  return hidden;
}

/** Whether a branch is folded, and how many people that hides. */
export interface Fold {
  readonly isFolded: boolean;
  readonly count: number;
}

/**
 * Counts what the button of each branch hides or has hidden, once for each person.
 * @param hidden those whom `folded` hides
 * @returns the fold of a person; null where nobody stands below and nothing is folded
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
    const found = counts.get(id) ?? count(id);
    counts.set(id, found);
    const isFolded = folded.includes(id);
    return found === 0 && !isFolded ? null : { isFolded, count: found };
  };
}

/** Parents, children and spouses of each person. */
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
  from: readonly string[],
  next: ReadonlyMap<string, readonly string[]>,
  mayPass: (id: string) => boolean,
): ReadonlySet<string> {
  const reached = new Set(from);
  for (const id of reached)
    for (const other of next.get(id) ?? []) if (mayPass(other)) reached.add(other);
  return reached;
}

/** Returns the folded branches that are left when a person is to be seen. */
export function openFor(
  family: Family,
  folded: readonly string[],
  id: string,
): readonly string[] {
  if (!hiddenBy(family, folded).has(id)) return folded;
  const others = folded.filter((branch) => !lineOf(family, branch).has(id));
  // Who is hidden as someone's spouse only is freed by whichever branch does it.
  if (others.length < folded.length) return openFor(family, others, id);
  return openFor(family, folded.slice(1), id);
}
