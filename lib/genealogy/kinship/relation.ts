import { cheapestChain, marriagesIn, nearChains } from '@/lib/genealogy/kinship/alliance';
import { bloodChains } from '@/lib/genealogy/kinship/blood';
import { reverseChain, type Chain, type KinshipGraph } from '@/lib/genealogy/kinship/chain';
import { allianceNoun } from '@/lib/genealogy/kinship/allianceWords';
import { runsOf } from '@/lib/genealogy/kinship/runs';

/** The kinship of two people. */
export type Relation =
  | { readonly kind: 'same' }
  | { readonly kind: 'none' }
  | {
      readonly kind: 'related';
      readonly best: Chain;
      /** Additional chains, at most three, nearest first. */
      readonly others: readonly Chain[];
    };

const MAX_ADDITIONAL = 3;
/** Largest number of steps of an additional chain: readers do not see a longer chain as kinship. */
const FAR_STEPS = { blood: 5, alliance: 3 } as const;

/**
 * Finds the kinship of two people: by blood, else by the cheapest chain. One search serves both directions: the
 * kinship in the other direction is the reversed chain.
 */
export function relationOf(kin: KinshipGraph, from: string, to: string): Relation {
  if (from === to) return { kind: 'same' };
  const isForward = from < to;
  const relationChains = isForward
    ? findChains(kin, from, to)
    : findChains(kin, to, from).map(reverseChain);
  const [best, ...others] = relationChains;
  return best ? { kind: 'related', best, others } : { kind: 'none' };
}

function findChains(kin: KinshipGraph, from: string, to: string): readonly Chain[] {
  const blood = bloodChains(kin, from, to);
  const best = blood[0] ?? cheapestChain(kin, from, to);
  if (!best) return [];
  const alliances = nearChains(kin, from, to).filter((chain) => !isBloodChain(chain));
  const others = [...blood, ...alliances];
  const isNear = isStraight(best) || (blood.length > 0 && best.steps.length === 1);
  return [
    best,
    ...others
      .filter((chain) =>
        isBloodChain(chain)
          ? !isNear && chain.steps.length <= FAR_STEPS.blood
          : isDescriptive(chain),
      )
      .filter((chain) => !isSame(chain, best))
      .toSorted((a, b) => a.steps.length - b.steps.length)
      .slice(0, MAX_ADDITIONAL),
  ];
}

const isBlood = (step: Chain['steps'][number]): boolean =>
  step === 'parent' || step === 'child' || step === 'sibling';

const isBloodChain = ({ steps }: Chain): boolean => steps.every(isBlood);

const isStraight = ({ steps }: Chain): boolean =>
  steps.every((step) => step === 'parent') || steps.every((step) => step === 'child');

/** Tells whether an additional chain has a noun, or is short. */
const isDescriptive = (chain: Chain): boolean =>
  chain.steps.length <= 2 ||
  (marriagesIn(chain) <= 1 &&
    (allianceNoun(runsOf(chain), 'male') !== null || chain.steps.length <= FAR_STEPS.alliance));

const isSame = (a: Chain, b: Chain): boolean => a.people.join(' ') === b.people.join(' ');
