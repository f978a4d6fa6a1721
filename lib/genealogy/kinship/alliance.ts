import { parentsOf } from '@/lib/genealogy/family';
import type { Chain, Kin, Neighbour, Step } from '@/lib/genealogy/kinship/chain';

/**
 * What a step costs, in generations of blood: a marriage or a tie of milk is worth going round, but not round half of
 * a tribe: two wives of one man are that, and not distant cousins of each other's cousins.
 */
const COSTS: Partial<Record<Step, number>> = { spouse: 2.5, sibling: 1.5 };
const TIE = 2.2;

const costOf = (step: Step): number => COSTS[step] ?? (isBlood(step) ? 1 : TIE);

const isBlood = (step: Step): boolean =>
  step === 'parent' || step === 'child' || step === 'sibling';

/** Counts the marriages that a chain passes. */
export const marriagesIn = ({ steps }: Chain): number =>
  steps.filter((step) => step === 'spouse').length;

interface Reached {
  readonly id: string;
  readonly chain: Chain;
  readonly cost: number;
}

/** Chains that cost more than this say nothing as a second way. */
const MOST_OF_OTHERS = 8;

/** Finds the cheapest chain from one person to another (Dijkstra's algorithm); null without any. */
export function cheapestChain(kin: Kin, from: string, to: string): Chain | null {
  const start = kin.neighbours(from).map((first) => begin(from, first));
  return search(kin, start, to, Number.POSITIVE_INFINITY);
}

/** Finds for each first step the cheapest of the near chains, the best first. */
export function nearChains(kin: Kin, from: string, to: string): readonly Chain[] {
  return kin
    .neighbours(from)
    .flatMap((first) => search(kin, [begin(from, first)], to, MOST_OF_OTHERS) ?? []);
}

const begin = (from: string, { id, step }: Neighbour): Reached => ({
  id,
  cost: costOf(step),
  chain: { people: [from, id], steps: [step] },
});

/** The same way, with one step between siblings in place of the two over their parent. */
function throughSiblings({ people, steps }: Chain): Chain {
  const top = (rank: number): boolean =>
    steps[rank - 1] === 'parent' && steps[rank] === 'child';
  return {
    people: people.filter((_, rank) => !top(rank)),
    steps: steps.flatMap((step, rank) =>
      top(rank) ? ['sibling' as const] : top(rank + 1) ? [] : [step],
    ),
  };
}

/** Settles each person at most once for each kind of last step, however many cousins marry. */
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

/** What makes sense after the last step: nobody is kin through a common child, or allied to their own father. */
function mayFollow(
  { family }: Kin,
  { people, steps }: Chain,
  { id, step }: Neighbour,
): boolean {
  const last = steps.at(-1);
  const before = people.at(-2) ?? '';
  const here = people.at(-1) ?? '';
  if (last === 'child' && (step === 'parent' || step === 'sibling')) return false;
  if (last === 'sibling' && (step === 'parent' || step === 'sibling')) return false;
  // Down from a parent is to a sibling: that is one step of blood, and has a chain of its own.
  if (last === 'parent' && step === 'spouse') return !parentsOf(family, before).includes(id);
  if (last === 'spouse' && step === 'child') return !parentsOf(family, id).includes(before);
  return here !== id;
}

/** The cheapest that waits; of equals the first that came. */
function takeCheapest(waiting: Reached[]): Reached | undefined {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  waiting.forEach(({ cost }, rank) => {
    if (cost >= least) return;
    least = cost;
    best = rank;
  });
  return best < 0 ? undefined : waiting.splice(best, 1)[0];
}
