import type { SearchPassage, SearchIndex, Sentence } from '@/lib/episodes/search/searchIndex';
import { isSoughtWithin, matchOf, type Term } from '@/lib/episodes/search/terms';

/** Matches of a search in an episode. */
export interface Found {
  readonly isInTitle: boolean;
  /** The sentence of the description with most terms, else its hashtags; null without a match. */
  readonly description: string | null;
  /** The transcript's sentences with most terms, in spoken order. */
  readonly sentences: readonly Sentence[];
}

/** Largest number of sentences shown for an episode. */
export const MAX_SENTENCES = 3;

/** A passage with a bit mask of its terms. */
interface Hit {
  readonly passage: SearchPassage;
  readonly terms: number;
}

/** Bit masks of the terms of a passage: certain matches, and matches inside words. */
interface TermBits {
  sure: number;
  within: number;
}

/** Finds the episodes in which every term occurs, by rank; at most 31 terms (the bits of a mask). */
export function searchEpisodes(
  index: SearchIndex,
  terms: readonly Term[],
): ReadonlyMap<number, Found> {
  const episodes = new Map<number, { certainHits: Hit[]; allHits: Hit[] }>();
  for (const [rank, { sure, within }] of termBitsByPassage(index, terms)) {
    const passage = index.passages[rank];
    if (!passage) continue;
    const hits = episodes.get(passage.episode) ?? { certainHits: [], allHits: [] };
    if (sure !== 0) hits.certainHits.push({ passage, terms: sure });
    hits.allHits.push({ passage, terms: sure | within });
    episodes.set(passage.episode, hits);
  }
  const allTerms = 2 ** terms.length - 1;
  const hasAllTerms = (hits: readonly Hit[]): boolean =>
    hits.reduce((sum, hit) => sum | hit.terms, 0) === allTerms;
  return new Map(
    [...episodes]
      .filter(([, { allHits }]) => hasAllTerms(allHits))
      .map(([episode, { certainHits, allHits }]) => [
        episode,
        foundIn(hasAllTerms(certainHits) ? certainHits : allHits),
      ]),
  );
}

/** Maps the rank of each passage with a match to the terms of that passage, by rank. */
function termBitsByPassage(
  { passages, words }: SearchIndex,
  terms: readonly Term[],
): readonly (readonly [number, TermBits])[] {
  const bits = new Map<number, TermBits>();
  const addMatch = (term: number, match: keyof TermBits, ranks: readonly number[]): void => {
    for (const rank of ranks) {
      const matchBits = bits.get(rank) ?? { sure: 0, within: 0 };
      matchBits[match] |= 1 << term;
      bits.set(rank, matchBits);
    }
  };
  for (const [folded, { sounds, passages: ranks, joined }] of words)
    terms.forEach((term, index) => {
      const match = matchOf(term, folded, sounds);
      if (match === null) return;
      if (match === 'sure') addMatch(index, match, ranks);
      const insideRanks = match === 'sure' ? joined : [...ranks, ...joined];
      addMatch(
        index,
        'within',
        isSoughtWithin(term)
          ? insideRanks
          : insideRanks.filter((rank) => passages[rank]?.kind !== 'sentence'),
      );
    });
  return [...bits].sort(([a], [b]) => a - b);
}

function foundIn(hits: readonly Hit[]): Found {
  const descriptionHits = hits.filter(({ passage }) => passage.kind === 'description');
  const isHashtags = ({ passage }: Hit): boolean => passage.text.startsWith('#');
  const [description] = bestHits(
    descriptionHits.toSorted((a, b) => Number(isHashtags(a)) - Number(isHashtags(b))),
    1,
  );
  const sentenceHits = hits.filter(({ passage }) => passage.kind === 'sentence');
  return {
    isInTitle: hits.some(({ passage }) => passage.kind === 'title'),
    description: description?.passage.text ?? null,
    sentences: bestHits(sentenceHits, MAX_SENTENCES)
      .flatMap(({ passage }) => (passage.kind === 'sentence' ? [sentenceOf(passage)] : []))
      .sort((a, b) => a.start - b.start),
  };
}

const sentenceOf = ({ text, start, words }: Sentence): Sentence => ({
  ...{ text, start },
  ...(words && { words }),
});

/** Selects the hits that add terms, then hits with as many terms as the best hit. */
function bestHits(hits: readonly Hit[], limit: number): readonly Hit[] {
  const mostTerms = Math.max(0, ...hits.map(({ terms }) => countBits(terms)));
  const chosenHits: Hit[] = [];
  const remainingHits = new Set(hits);
  let coveredTerms = 0;
  while (chosenHits.length < limit && remainingHits.size > 0) {
    const worthOf = ({ terms }: Hit): number =>
      countBits(terms & ~coveredTerms) * 32 + countBits(terms);
    const [bestHit] = [...remainingHits].sort((a, b) => worthOf(b) - worthOf(a));
    if (!bestHit || worthOf(bestHit) < mostTerms) break;
    chosenHits.push(bestHit);
    remainingHits.delete(bestHit);
    coveredTerms |= bestHit.terms;
  }
  return chosenHits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let remainingBits = bits; remainingBits !== 0; remainingBits &= remainingBits - 1)
    count += 1;
  return count;
}
