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
interface Bits {
  sure: number;
  within: number;
}

/** Finds the episodes in which every term occurs, by rank; at most 31 terms (the bits of a mask). */
export function searchEpisodes(
  index: SearchIndex,
  terms: readonly Term[],
): ReadonlyMap<number, Found> {
  const episodes = new Map<number, { sure: Hit[]; any: Hit[] }>();
  for (const [rank, { sure, within }] of bitsOf(index, terms)) {
    const passage = index.passages[rank];
    if (!passage) continue;
    const hits = episodes.get(passage.episode) ?? { sure: [], any: [] };
    if (sure !== 0) hits.sure.push({ passage, terms: sure });
    hits.any.push({ passage, terms: sure | within });
    episodes.set(passage.episode, hits);
  }
  const every = 2 ** terms.length - 1;
  const hasEvery = (hits: readonly Hit[]): boolean =>
    hits.reduce((sum, hit) => sum | hit.terms, 0) === every;
  return new Map(
    [...episodes]
      .filter(([, { any }]) => hasEvery(any))
      .map(([episode, { sure, any }]) => [episode, foundIn(hasEvery(sure) ? sure : any)]),
  );
}

/** Maps the rank of each passage with a match to its terms, in order. */
function bitsOf(
  { passages, words }: SearchIndex,
  terms: readonly Term[],
): readonly (readonly [number, Bits])[] {
  const bits = new Map<number, Bits>();
  const record = (term: number, match: keyof Bits, ranks: readonly number[]): void => {
    for (const rank of ranks) {
      const matchBits = bits.get(rank) ?? { sure: 0, within: 0 };
      matchBits[match] |= 1 << term;
      bits.set(rank, matchBits);
    }
  };
  for (const [folded, { sounds, passages: ranks, glued }] of words)
    terms.forEach((term, index) => {
      const match = matchOf(term, folded, sounds);
      if (match === null) return;
      if (match === 'sure') record(index, match, ranks);
      const loose = match === 'sure' ? glued : [...ranks, ...glued];
      record(
        index,
        'within',
        isSoughtWithin(term)
          ? loose
          : loose.filter((rank) => passages[rank]?.kind !== 'sentence'),
      );
    });
  return [...bits].sort(([a], [b]) => a - b);
}

function foundIn(hits: readonly Hit[]): Found {
  const described = hits.filter(({ passage }) => passage.kind === 'description');
  const isTags = ({ passage }: Hit): boolean => passage.text.startsWith('#');
  const [description] = best(
    described.toSorted((a, b) => Number(isTags(a)) - Number(isTags(b))),
    1,
  );
  const sentences = hits.filter(({ passage }) => passage.kind === 'sentence');
  return {
    isInTitle: hits.some(({ passage }) => passage.kind === 'title'),
    description: description?.passage.text ?? null,
    sentences: best(sentences, MAX_SENTENCES)
      .flatMap(({ passage }) => (passage.kind === 'sentence' ? [sentenceOf(passage)] : []))
      .sort((a, b) => a.start - b.start),
  };
}

const sentenceOf = ({ text, start, words }: Sentence): Sentence => ({
  ...{ text, start },
  ...(words && { words }),
});

/** Selects the hits that add terms, then others with as many terms as the best. */
function best(hits: readonly Hit[], most: number): readonly Hit[] {
  const richest = Math.max(0, ...hits.map(({ terms }) => countBits(terms)));
  const chosen: Hit[] = [];
  const left = new Set(hits);
  let covered = 0;
  while (chosen.length < most && left.size > 0) {
    const worth = ({ terms }: Hit): number =>
      countBits(terms & ~covered) * 32 + countBits(terms);
    const [first] = [...left].sort((a, b) => worth(b) - worth(a));
    if (!first || worth(first) < richest) break;
    chosen.push(first);
    left.delete(first);
    covered |= first.terms;
  }
  return chosen;
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}
