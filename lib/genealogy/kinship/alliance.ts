import { parentsOf } from '@/lib/genealogy/family';
import type {
  Chain,
  KinshipGraph,
  KinshipNeighbour,
  KinshipStep,
} from '@/lib/genealogy/kinship/chain';

/**
 * Cost of a step, in generations of blood: low enough for a marriage or a milk tie to replace a long descent, so that
 * two wives of one man are described as such, not as distant cousins.
 */
const STEP_COSTS: Partial<Record<KinshipStep, number>> = { spouse: 2.5, sibling: 1.5 };
const TIE_COST = 2.2;

const costOf = (step: KinshipStep): number =>
  STEP_COSTS[step] ?? (isBlood(step) ? 1 : TIE_COST);

const isBlood = (step: KinshipStep): boolean =>
  step === 'parent' || step === 'child' || step === 'sibling';

/** Counts the marriages of a chain. */
export const marriagesIn = ({ steps }: Chain): number =>
  steps.filter((step) => step === 'spouse').length;

interface Candidate {
  readonly id: string;
  readonly chain: Chain;
  readonly cost: number;
}

/** Largest cost of an additional chain. */
const MAX_OTHER_COST = 8;

/** Finds the cheapest chain from one person to another (Dijkstra's algorithm); null for none. */
export function cheapestChain(kin: KinshipGraph, from: string, to: string): Chain | null {
  const start = kin.neighbours(from).map((neighbour) => chainStart(from, neighbour));
  return searchChain(kin, start, to, Number.POSITIVE_INFINITY);
}

/** Finds for each first step the cheapest chain below the largest cost, best first. */
export function nearChains(kin: KinshipGraph, from: string, to: string): readonly Chain[] {
  return kin
    .neighbours(from)
    .flatMap(
      (neighbour) => searchChain(kin, [chainStart(from, neighbour)], to, MAX_OTHER_COST) ?? [],
    );
}

const chainStart = (from: string, { id, step }: KinshipNeighbour): Candidate => ({
  id,
  cost: costOf(step),
  chain: { people: [from, id], steps: [step] },
});

/** Replaces two steps over a common parent by one sibling step. */
function joinSiblings({ people, steps }: Chain): Chain {
  const isTop = (index: number): boolean =>
    steps[index - 1] === 'parent' && steps[index] === 'child';
  return {
    people: people.filter((_, index) => !isTop(index)),
    steps: steps.flatMap((step, index) =>
      isTop(index) ? ['sibling' as const] : isTop(index + 1) ? [] : [step],
    ),
  };
}

/**
 * Searches the cheapest chain, visiting each person at most once per kind of last step, which bounds the work where
 * cousins marry.
 */
function searchChain(
  kin: KinshipGraph,
  queue: Candidate[],
  to: string,
  maxCost: number,
): Chain | null {
  const settledKeys = new Set<string>();
  for (
    let entry = takeCheapest(queue);
    entry && entry.cost <= maxCost;
    entry = takeCheapest(queue)
  ) {
    const { id, cost, chain } = entry;
    if (id === to) return joinSiblings(chain);
    const key = `${id} ${chain.steps.at(-1)}`;
    if (settledKeys.has(key)) continue;
    settledKeys.add(key);
    for (const neighbour of kin.neighbours(id)) {
      if (chain.people.includes(neighbour.id) || !mayFollow(kin, chain, neighbour)) continue;
      queue.push({
        id: neighbour.id,
        cost: cost + costOf(neighbour.step),
        chain: {
          people: [...chain.people, neighbour.id],
          steps: [...chain.steps, neighbour.step],
        },
      });
    }
  }
  return null;
}

/**
 * Tells whether a step may follow the last one of a chain: no kinship leads through a common child, nor to an own
 * parent or child through a spouse.
 */
function mayFollow(
  { family }: KinshipGraph,
  { people, steps }: Chain,
  { id, step }: KinshipNeighbour,
): boolean {
  const lastStep = steps.at(-1);
  const previous = people.at(-2) ?? '';
  const current = people.at(-1) ?? '';
  if (lastStep === 'child' && (step === 'parent' || step === 'sibling')) return false;
  if (lastStep === 'sibling' && (step === 'parent' || step === 'sibling')) return false;
  // A person's own parents and children are one step of blood away: no chain reaches a parent or child by a spouse.
  if (lastStep === 'parent' && step === 'spouse')
    return !parentsOf(family, previous).includes(id);
  if (lastStep === 'spouse' && step === 'child')
    return !parentsOf(family, id).includes(previous);
  return current !== id;
}

/** Removes and returns the cheapest entry, the first of equally cheap entries. */
function takeCheapest(queue: Candidate[]): Candidate | undefined {
  let cheapestIndex = -1;
  let lowestCost = Number.POSITIVE_INFINITY;
  queue.forEach(({ cost }, index) => {
    if (cost >= lowestCost) return;
    lowestCost = cost;
    cheapestIndex = index;
  });
  return cheapestIndex < 0 ? undefined : queue.splice(cheapestIndex, 1)[0];
}
