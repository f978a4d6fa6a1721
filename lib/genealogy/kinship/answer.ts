import { siblingNoun } from '@/lib/genealogy/kinship/bloodWords';
import type { Chain, Step } from '@/lib/genealogy/kinship/chain';
import { sentenceOf, siblingsSentence, type Speaker } from '@/lib/genealogy/kinship/describe';
import { relationOf } from '@/lib/genealogy/kinship/relation';
import { siblinghood } from '@/lib/genealogy/kinship/siblings';

/** Someone of a chain, with what they are to the one before. */
export interface Link {
  readonly id: string;
  /** « son père »; null for the first. */
  readonly words: string | null;
}

/** A way in which two people are related. */
export interface Way {
  readonly sentence: string;
  /** Which brothers and sisters they come from; null where the sentence says enough. */
  readonly reason: string | null;
  readonly links: readonly Link[];
}

export interface Answer {
  readonly kind: 'same' | 'none' | 'related';
  /** The nearest first; none where there is no way. */
  readonly ways: readonly Way[];
}

/** Describes in words how two people are related. */
export function answer(by: Speaker, from: string, to: string): Answer {
  const relation = relationOf(by.kin, from, to);
  if (relation.kind !== 'related') return { kind: relation.kind, ways: [] };
  const chains = [relation.best, ...relation.others];
  return {
    kind: 'related',
    ways: chains.map((chain) => ({
      sentence: sentenceOf(by, chain),
      reason: siblingsSentence(by, chain),
      links: linksOf(by, chain),
    })),
  };
}

const linksOf = (by: Speaker, { people, steps }: Chain): readonly Link[] =>
  people.map((id, rank) => {
    const step = steps[rank - 1];
    return {
      id,
      words: step === undefined ? null : stepWords(by, step, people[rank - 1] ?? '', id),
    };
  });

/** What someone is to the one before them in a chain: « son père », « sa sœur germaine ». */
function stepWords({ kin }: Speaker, step: Step, before: string, id: string): string {
  const { family } = kin;
  const sex = family.people.get(id)?.sex ?? 'male';
  const pick = (male: string, female: string): string => (sex === 'male' ? male : female);
  switch (step) {
    case 'parent':
      return pick('son père', 'sa mère');
    case 'child':
      return pick('son fils', 'sa fille');
    case 'spouse':
      return pick('son époux', 'son épouse');
    case 'nurse':
      return 'sa nourrice (mère de lait)';
    case 'nursling':
      return pick('son fils de lait', 'sa fille de lait');
    case 'adopter':
      return pick('son père adoptif', 'sa mère adoptive');
    case 'adopted':
      return pick('son fils adoptif', 'sa fille adoptive');
    case 'sibling':
      return `${pick('son', 'sa')} ${siblingNoun(siblinghood(family, before, id), sex)}`;
  }
}
