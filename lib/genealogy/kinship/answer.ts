import { siblingNoun } from '@/lib/genealogy/kinship/bloodWords';
import type { Chain, KinshipStep } from '@/lib/genealogy/kinship/chain';
import {
  sentenceOf,
  siblingsSentence,
  type ChainContext,
} from '@/lib/genealogy/kinship/describe';
import { relationOf } from '@/lib/genealogy/kinship/relation';
import { siblinghood } from '@/lib/genealogy/kinship/siblings';

/** A person of a chain, with the kinship to the preceding person. */
export interface Link {
  readonly id: string;
  /** Kinship to the preceding person, « son père »; null for the first. */
  readonly words: string | null;
}

/** A kinship between two people. */
export interface KinshipPath {
  readonly sentence: string;
  /** Sentence on the siblings from whom the two people descend; null where `sentence` suffices. */
  readonly reason: string | null;
  readonly links: readonly Link[];
}

export interface Answer {
  readonly kind: 'same' | 'none' | 'related';
  /** Kinships, nearest first; empty for unrelated people. */
  readonly ways: readonly KinshipPath[];
}

/** Describes in words how two people are related. */
export function answer(context: ChainContext, from: string, to: string): Answer {
  const relation = relationOf(context.kin, from, to);
  if (relation.kind !== 'related') return { kind: relation.kind, ways: [] };
  const chains = [relation.best, ...relation.others];
  return {
    kind: 'related',
    ways: chains.map((chain) => ({
      sentence: sentenceOf(context, chain),
      reason: siblingsSentence(context, chain),
      links: linksOf(context, chain),
    })),
  };
}

const linksOf = (context: ChainContext, { people, steps }: Chain): readonly Link[] =>
  people.map((id, index) => {
    const step = steps[index - 1];
    return {
      id,
      words: step === undefined ? null : stepWords(context, step, people[index - 1] ?? '', id),
    };
  });

/** Describes the kinship of a person to the preceding person of a chain: « son père », « sa sœur germaine ». */
function stepWords(
  { kin }: ChainContext,
  step: KinshipStep,
  previousId: string,
  id: string,
): string {
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
      return `${pick('son', 'sa')} ${siblingNoun(siblinghood(family, previousId, id), sex)}`;
  }
}
