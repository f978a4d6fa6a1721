import { byId, parentsOf, unionsByPartner, type Family } from '@/lib/genealogy/family';
import type { LinkRecord } from '@/lib/genealogy/record';

/** Kinship of the next person of a chain to the preceding person. */
export type KinshipStep =
  'parent' | 'child' | 'sibling' | 'spouse' | 'nurse' | 'nursling' | 'adopter' | 'adopted';

/** A chain from `people[0]` to the last person, with a step between consecutive people. */
export interface Chain {
  readonly people: readonly string[];
  readonly steps: readonly KinshipStep[];
}

const INVERSE_STEPS: Readonly<Record<KinshipStep, KinshipStep>> = {
  parent: 'child',
  child: 'parent',
  sibling: 'sibling',
  spouse: 'spouse',
  nurse: 'nursling',
  nursling: 'nurse',
  adopter: 'adopted',
  adopted: 'adopter',
};

/** Returns the chain as seen from its last person. */
export const reverseChain = ({ people, steps }: Chain): Chain => ({
  people: people.toReversed(),
  steps: steps.toReversed().map((step) => INVERSE_STEPS[step]),
});

export interface KinshipNeighbour {
  readonly id: string;
  readonly step: KinshipStep;
}

/** Neighbours of each person by one step, in alphabetical order, so that ties are broken alike everywhere. */
export interface KinshipGraph {
  readonly family: Family;
  readonly siblings: ReadonlyMap<string, readonly string[]>;
  readonly neighbours: (id: string) => readonly KinshipNeighbour[];
}

type Tie = Pick<LinkRecord, 'kind' | 'from' | 'to'>;

/**
 * Steps along a tie other than descent or marriage: from the record's `from` to its `to` (a nurse's step to her nursling
 * is 'nursling'), then back. Alliances have no step: the marriages already link the two people.
 */
const TIE_STEPS = {
  milk: ['nursling', 'nurse'],
  adoption: ['adopted', 'adopter'],
  siblings: ['sibling', 'sibling'],
} as const satisfies Partial<Record<LinkRecord['kind'], readonly [KinshipStep, KinshipStep]>>;

/** Indexes the neighbours of each person by one step. */
export function kinshipGraphOf(family: Family, ties: readonly Tie[]): KinshipGraph {
  const neighboursById = new Map<string, KinshipNeighbour[]>(
    [...family.people.keys()].map((id) => [id, []]),
  );
  const addNeighbour = (from: string, id: string, step: KinshipStep): void =>
    void neighboursById.get(from)?.push({ id, step });
  const siblings = new Map<string, string[]>();
  for (const id of family.people.keys())
    for (const parent of parentsOf(family, id)) {
      addNeighbour(id, parent, 'parent');
      addNeighbour(parent, id, 'child');
    }
  for (const [person, unions] of unionsByPartner(family))
    for (const { isCouple, partners } of unions)
      if (isCouple)
        for (const spouse of partners)
          if (spouse !== person) addNeighbour(person, spouse, 'spouse');
  for (const { kind, from, to } of ties) {
    if (kind === 'alliance') continue;
    const [forwardStep, backwardStep] = TIE_STEPS[kind];
    addNeighbour(from, to, forwardStep);
    addNeighbour(to, from, backwardStep);
    if (kind !== 'siblings') continue;
    siblings.set(from, [...(siblings.get(from) ?? []), to]);
    siblings.set(to, [...(siblings.get(to) ?? []), from]);
  }
  for (const neighbours of neighboursById.values()) neighbours.sort((a, b) => byId(a.id, b.id));
  return { family, siblings, neighbours: (id) => neighboursById.get(id) ?? [] };
}
