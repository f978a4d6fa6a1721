import { parentsOf } from '@/lib/genealogy/family';
import type { Chain, Kin, Neighbour, Step } from '@/lib/genealogy/kinship/chain';

/**
 * Cost of a step in generations of blood: a marriage or a milk tie may replace a long descent, but not any: two wives
 * of one man are described as such, not as distant cousins of cousins.
 */
const COSTS: Partial<Record<Step, number>> = { spouse: 2.5, sibling: 1.5 };
const TIE = 2.2;

const costOf = (step: Step): number => COSTS[step] ?? (isBlood(step) ? 1 : TIE);

const isBlood = (step: Step): boolean =>
  step === 'parent' || step === 'child' || step === 'sibling';

export const marriagesIn = ({ steps }: Chain): number =>
  steps.filter((step) => step === 'spouse').length;

interface Reached {
  readonly id: string;
  readonly chain: Chain;
  readonly cost: number;
}

/** Largest cost of an additional chain. */
const MAX_OTHER_COST = 8;

/** Finds the cheapest chain from one person to another (Dijkstra's algorithm); null for none. */
export function cheapestChain(kin: Kin, from: string, to: string): Chain | null {
  const start = kin.neighbours(from).map((first) => chainStart(from, first));
  return search(kin, start, to, Number.POSITIVE_INFINITY);
}

/** Finds for each first step the cheapest chain below the largest cost, best first. */
export function nearChains(kin: Kin, from: string, to: string): readonly Chain[] {
  return kin
    .neighbours(from)
    .flatMap((first) => search(kin, [chainStart(from, first)], to, MAX_OTHER_COST) ?? []);
}

const chainStart = (from: string, { id, step }: Neighbour): Reached => ({
  id,
  cost: costOf(step),
  chain: { people: [from, id], steps: [step] },
});

/** Replaces two steps over a common parent by one sibling step. */
function throughSiblings({ people, steps }: Chain): Chain {
  const top = (rank: number): boolean =>
    steps[rank - 1] === 'parent' && steps[rank] === 'child';
  return {
    people: people.filter((_, index) => !top(index)),
    steps: steps.flatMap((step, index) =>
      top(index) ? ['sibling' as const] : top(index + 1) ? [] : [step],
    ),
  };
}

/**
 * Searches the cheapest chain, visiting each person at most once per kind of last step, which bounds the work where
 * cousins marry.
 */
function search(kin: Kin, waiting: Reached[], to: string, most: number): Chain | null {
  const settled = new Set<string>();
  for (let now = takeCheapest(waiting); now && now.cost <= most; now = takeCheapest(waiting)) {
    const { id, cost, chain } = now;
    if (id === to) return throughSiblings(chain);
    const key = `${id} ${chain.steps.at(-1)}`;
    if (settled.has(key)) continue;
    settled.add(key);
    for (const next of kin.neighbours(id)) {
      if (chain.people.includes(next.id) || !mayFollow(kin, chain, next)) continue;
      waiting.push({
        id: next.id,
        cost: cost + costOf(next.step),
        chain: { people: [...chain.people, next.id], steps: [...chain.steps, next.step] },
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
  { family }: Kin,
  { people, steps }: Chain,
  { id, step }: Neighbour,
): boolean {
  const last = steps.at(-1);
  const secondToLast = people.at(-2) ?? '';
  const end = people.at(-1) ?? '';
  if (last === 'child' && (step === 'parent' || step === 'sibling')) return false;
  if (last === 'sibling' && (step === 'parent' || step === 'sibling')) return false;
  // The other parent and an own child are one step of blood away: no chain reaches them through a spouse.
  if (last === 'parent' && step === 'spouse')
    return !parentsOf(family, secondToLast).includes(id);
  if (last === 'spouse' && step === 'child')
    return !parentsOf(family, id).includes(secondToLast);
  return end !== id;
}

/** Removes and returns the cheapest entry; of equal ones the first. */
function takeCheapest(waiting: Reached[]): Reached | undefined {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  waiting.forEach(({ cost }, index) => {
    if (cost >= least) return;
    least = cost;
    best = index;
  });
  return best < 0 ? undefined : waiting.splice(best, 1)[0];
}
