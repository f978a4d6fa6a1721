import { byId, parentsOf } from '@/lib/genealogy/family';
import type { Chain, KinshipGraph, KinshipStep } from '@/lib/genealogy/kinship/chain';

/** Maps each ancestor of a person to the shortest path up, both ends included. */
function pathsUp(
  { family }: KinshipGraph,
  from: string,
): ReadonlyMap<string, readonly string[]> {
  const paths = new Map<string, readonly string[]>([[from, [from]]]);
  // Iterating a Map includes entries added meanwhile: a breadth-first search.
  for (const [id, path] of paths)
    for (const parent of parentsOf(family, id))
      if (!paths.has(parent)) paths.set(parent, [...path, parent]);
  return paths;
}

/**
 * Finds the chains by blood alone between two people, shortest first: straight up or down, or up to one of two siblings
 * and down from the other. Each pair of siblings, half or full, gives one chain. Paths that meet below the siblings are
 * skipped.
 */
export function bloodChains(kin: KinshipGraph, from: string, to: string): readonly Chain[] {
  const pathsFrom = pathsUp(kin, from);
  const pathsTo = pathsUp(kin, to);
  const straightUp = pathsFrom.get(to);
  if (straightUp) return [chainOf(straightUp, [])];
  const straightDown = pathsTo.get(from);
  if (straightDown) return [chainOf([], straightDown)];
  return [...pathsFrom]
    .flatMap(([ancestor, upPath]) =>
      siblingsOf(kin, ancestor).flatMap((sibling) => {
        const downPath = pathsTo.get(sibling);
        return downPath && upPath.every((id) => !downPath.includes(id))
          ? [chainOf(upPath, downPath)]
          : [];
      }),
    )
    .toSorted(
      (a, b) =>
        a.people.length - b.people.length || byId(a.people.join(' '), b.people.join(' ')),
    );
}

/** Lists the people who share a parent with a person, or are recorded as siblings. */
function siblingsOf(
  { family, siblings, neighbours }: KinshipGraph,
  id: string,
): readonly string[] {
  const parentsChildren = parentsOf(family, id).flatMap((parent) =>
    neighbours(parent).flatMap((neighbour) =>
      neighbour.step === 'child' ? [neighbour.id] : [],
    ),
  );
  return [...new Set([...parentsChildren, ...(siblings.get(id) ?? [])])].filter(
    (siblingId) => siblingId !== id,
  );
}

/** Joins a path up, a step between siblings if both paths exist, and a path down. */
function chainOf(upPath: readonly string[], downPath: readonly string[]): Chain {
  const ups = upPath.slice(1).map((): KinshipStep => 'parent');
  const downs = downPath.slice(1).map((): KinshipStep => 'child');
  const siblingStep: readonly KinshipStep[] =
    upPath.length > 0 && downPath.length > 0 ? ['sibling'] : [];
  return {
    people: [...upPath, ...downPath.toReversed()],
    steps: [...ups, ...siblingStep, ...downs],
  };
}
