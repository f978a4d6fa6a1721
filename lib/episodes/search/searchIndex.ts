import type { Spellings } from '@/lib/episodes/search/spellings';
import { wordsOf } from '@/lib/episodes/search/words';
import { foldedWords } from '@/lib/text/search/words';

/** A sentence that is heard, and when it begins, in seconds. */
export interface Sentence {
  readonly text: string;
  readonly start: number;
}

/** What is searched of an episode. */
export interface Searchable {
  readonly title: string;
  readonly description: string;
  readonly sentences: readonly Sentence[];
}

/** A piece of an episode in which words are found together; `episode` is its rank in what was indexed. */
export type SearchPassage = { readonly episode: number } & (
  | { readonly kind: 'title' | 'description'; readonly text: string }
  | { readonly kind: 'sentence'; readonly text: string; readonly start: number }
);

/** A word of the episodes, folded. */
interface IndexedWord {
  readonly sounds: readonly string[];
  /** The ranks of the passages that have it. */
  readonly passages: readonly number[];
  /** The ranks of those that have it only as the law of search reads them: an article, or glued to its elision. */
  readonly glued: readonly number[];
}

export interface SearchIndex {
  readonly passages: readonly SearchPassage[];
  readonly words: ReadonlyMap<string, IndexedWord>;
}

/** Reads every word of the episodes once, so that a search reads only the list of different words. */
export function buildSearchIndex(
  episodes: readonly Searchable[],
  spellings: Spellings,
): SearchIndex {
  const work = indexEpisodes(episodes, spellings);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Indexes episodes as a generator that yields after each one, so that thousands can be indexed a slice at a time. */
export function* indexEpisodes(
  episodes: readonly Searchable[],
  spellings: Spellings,
): Generator<void, SearchIndex> {
  const passages: SearchPassage[] = [];
  const words = new Map<string, IndexedWord & { passages: number[]; glued: number[] }>();
  const known = (folded: string) => {
    const word = words.get(folded) ?? {
      sounds: spellings.soundsOf(folded),
      passages: [],
      glued: [],
    };
    words.set(folded, word);
    return word;
  };
  for (const [rank, episode] of episodes.entries()) {
    for (const passage of passagesOf(episode, rank)) {
      const index = passages.push(passage) - 1;
      const own = new Set(wordsOf(passage.text).map(({ folded }) => folded));
      for (const folded of own) known(folded).passages.push(index);
      for (const folded of new Set(foldedWords(passage.text)))
        if (!own.has(folded)) known(folded).glued.push(index);
    }
    yield;
  }
  return { passages, words };
}

function passagesOf(
  { title, description, sentences }: Searchable,
  episode: number,
): readonly SearchPassage[] {
  return [
    { episode, kind: 'title', text: title },
    ...sentencesOf(description).map((text) => ({
      episode,
      kind: 'description' as const,
      text,
    })),
    ...sentences.map(({ text, start }) => ({
      episode,
      kind: 'sentence' as const,
      text,
      start,
    })),
  ];
}

/** A description is cut where its sentences and paragraphs end. */
const sentencesOf = (text: string): readonly string[] =>
  text.split(/(?<=[.!?…]\s)|\n+/).flatMap((piece) => piece.trim() || []);
