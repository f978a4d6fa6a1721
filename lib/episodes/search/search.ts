import type { Passage, SearchIndex, Sentence } from '@/lib/episodes/search/searchIndex';
import { isFound, type Term } from '@/lib/episodes/search/terms';

/** Where the words are in an episode. */
export interface Found {
  readonly isInTitle: boolean;
  /** The sentence of the description that has most of the words, its hashtags for want of one; null without any. */
  readonly description: string | null;
  /** The sentences heard that have most of the words, in the order in which they are heard. */
  readonly sentences: readonly Sentence[];
}

/** How many sentences of an episode are shown. */
export const MOST_SENTENCES = 3;

/** A passage with the terms that it has, one bit each. */
interface Hit {
  readonly passage: Passage;
  readonly terms: number;
}

/** The episodes in which every term is found somewhere, by rank; `terms` are at most 31. */
export function searchEpisodes(
  { passages, words }: SearchIndex,
  terms: readonly Term[],
): ReadonlyMap<number, Found> {
  const bits = new Map<number, number>();
  for (const [folded, { sounds, passages: ranks }] of words) {
    terms.forEach((term, index) => {
      if (!isFound(term, folded, sounds)) return;
      for (const rank of ranks) bits.set(rank, (bits.get(rank) ?? 0) | (1 << index));
    });
  }
  const hits = new Map<number, Hit[]>();
  for (const [rank, found] of [...bits].sort(([a], [b]) => a - b)) {
    const passage = passages[rank];
    if (!passage) continue;
    const known = hits.get(passage.episode) ?? [];
    known.push({ passage, terms: found });
    hits.set(passage.episode, known);
  }
  const every = 2 ** terms.length - 1;
  return new Map(
    [...hits]
      .filter(([, all]) => all.reduce((sum, hit) => sum | hit.terms, 0) === every)
      .map(([episode, all]) => [episode, toldOf(all)]),
  );
}

function toldOf(hits: readonly Hit[]): Found {
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
    sentences: best(sentences, MOST_SENTENCES)
      .flatMap(({ passage }) =>
        passage.kind === 'sentence' ? [{ text: passage.text, start: passage.start }] : [],
      )
      .sort((a, b) => a.start - b.start),
  };
}

/** The hits with terms that those before have not, then the others that are as rich as the richest. */
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
