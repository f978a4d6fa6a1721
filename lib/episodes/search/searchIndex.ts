import type { Spellings } from '@/lib/episodes/search/spellings';
import { wordsOf } from '@/lib/episodes/search/words';
import { foldedWords } from '@/lib/text/search/words';

/** A spoken sentence, and its start in seconds. */
export interface Sentence {
  readonly text: string;
  readonly start: number;
  /** Start of each word, in seconds after the start of the sentence; absent if unknown. */
  readonly words?: readonly number[];
}

/** Searchable texts of an episode. */
export interface Searchable {
  readonly title: string;
  readonly description: string;
  readonly sentences: readonly Sentence[];
}

/** A passage of an episode in which terms are matched together; `episode` is the rank of the episode in the index. */
export type SearchPassage = { readonly episode: number } & (
  | { readonly kind: 'title' | 'description'; readonly text: string }
  | ({ readonly kind: 'sentence' } & Sentence)
);

/** A folded word of the episodes. */
interface IndexedWord {
  readonly sounds: readonly string[];
  /** Ranks of the passages with the word. */
  readonly passages: readonly number[];
  /** Ranks of the passages with the word as an article or joined to its elision. */
  readonly joined: readonly number[];
}

export interface SearchIndex {
  readonly passages: readonly SearchPassage[];
  readonly words: ReadonlyMap<string, IndexedWord>;
}

/** Builds the index of the distinct words of the episodes, so that a search scans the distinct words only. */
export function buildSearchIndex(
  episodes: readonly Searchable[],
  spellings: Spellings,
): SearchIndex {
  const indexing = indexEpisodes(episodes, spellings);
  for (;;) {
    const step = indexing.next();
    if (step.done) return step.value;
  }
}

/** Indexes episodes in a generator that yields after each episode, so that thousands can be indexed in slices. */
export function* indexEpisodes(
  episodes: readonly Searchable[],
  spellings: Spellings,
): Generator<void, SearchIndex> {
  const passages: SearchPassage[] = [];
  const words = new Map<string, IndexedWord & { passages: number[]; joined: number[] }>();
  const indexedWord = (folded: string) => {
    const word = words.get(folded) ?? {
      sounds: spellings.soundsOf(folded),
      passages: [],
      joined: [],
    };
    words.set(folded, word);
    return word;
  };
  for (const [rank, episode] of episodes.entries()) {
    for (const passage of passagesOf(episode, rank)) {
      const index = passages.push(passage) - 1;
      const passageWords = new Set(wordsOf(passage.text).map(({ folded }) => folded));
      for (const folded of passageWords) indexedWord(folded).passages.push(index);
      for (const folded of new Set(foldedWords(passage.text)))
        if (!passageWords.has(folded)) indexedWord(folded).joined.push(index);
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
    ...sentences.map(({ text, start, words }) => ({
      ...{ episode, kind: 'sentence' as const, text, start },
      ...(words && { words }),
    })),
  ];
}

/** Splits a description into its sentences and paragraphs. */
const sentencesOf = (text: string): readonly string[] =>
  text.split(/(?<=[.!?…]\s)|\n+/).flatMap((piece) => piece.trim() || []);
