import { byId, parentsOf } from '@/lib/genealogy/family';
import type { Chain, Kin, Step } from '@/lib/genealogy/kinship/chain';

/** Maps each ancestor to the shortest way up, both ends included. */
function waysUp({ family }: Kin, from: string): ReadonlyMap<string, readonly string[]> {
  const ways = new Map<string, readonly string[]>([[from, [from]]]);
  // Iterating a Map includes entries added meanwhile: a breadth-first search.
  for (const [id, way] of ways)
    for (const parent of parentsOf(family, id))
      if (!ways.has(parent)) ways.set(parent, [...way, parent]);
  return ways;
}

/**
 * Finds the chains by blood alone between two people, shortest first: straight up or down, or up to one of two siblings
 * and down from the other. Each pair of siblings gives one way, whether half or full. Ways that meet below the siblings
 * are skipped.
 */
export function bloodChains(kin: Kin, from: string, to: string): readonly Chain[] {
  const ownWays = waysUp(kin, from);
  const otherWays = waysUp(kin, to);
  const straightUp = ownWays.get(to);
  if (straightUp) return [chainOf(straightUp, [])];
  const straightDown = otherWays.get(from);
  if (straightDown) return [chainOf([], straightDown)];
  return [...ownWays]
    .flatMap(([mine, rise]) =>
      siblingsOf(kin, mine).flatMap((theirs) => {
        const fall = otherWays.get(theirs);
        return fall && rise.every((id) => !fall.includes(id)) ? [chainOf(rise, fall)] : [];
      }),
    )
    .toSorted(
      (a, b) =>
        a.people.length - b.people.length || byId(a.people.join(' '), b.people.join(' ')),
    );
}

/** Lists the people who share a parent with a person, or are recorded as siblings. */
function siblingsOf({ family, siblings, neighbours }: Kin, id: string): readonly string[] {
  const shared = parentsOf(family, id).flatMap((parent) =>
    neighbours(parent).flatMap((next) => (next.step === 'child' ? [next.id] : [])),
  );
  return [...new Set([...shared, ...(siblings.get(id) ?? [])])].filter((one) => one !== id);
}

/** Joins a way up, a step between siblings if both ways exist, and a way down. */
function chainOf(rise: readonly string[], fall: readonly string[]): Chain {
  const ups = rise.slice(1).map((): Step => 'parent');
  const downs = fall.slice(1).map((): Step => 'child');
  const siblingStep: readonly Step[] = rise.length > 0 && fall.length > 0 ? ['sibling'] : [];
  return { people: [...rise, ...fall.toReversed()], steps: [...ups, ...siblingStep, ...downs] };
}
