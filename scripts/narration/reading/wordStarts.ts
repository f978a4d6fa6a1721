/** Finds the symbol with which each word of a sentence begins. */

/** What is no sound: stress, length, spaces and punctuation. */
const SILENT = /[\sˈˌː;:,.!?—…“”()]/u;

interface Sound {
  readonly symbol: string;
  /** Rank among the symbols of the sentence, or rank of the word. */
  readonly at: number;
}

/**
 * Aligns the sounds of the words, each said alone, with those of the sentence, where numbers are several words of
 * phonemes, espeak-ng joins words and liaisons are heard: the least edits win (Wagner & Fischer, “The string-to-string
 * correction problem”, JACM 21, 1974).
 * @returns for each word the rank of its first symbol; of a word without a sound of its own, that of the next one
 */
export function wordStarts(symbols: string, words: readonly string[]): readonly number[] {
  const heard = soundsOf(symbols).map((symbol, at): Sound => ({ symbol, at }));
  const sentence = heard.filter(({ symbol }) => !SILENT.test(symbol));
  const spoken = words.flatMap((word, at) =>
    soundsOf(word)
      .filter((symbol) => !SILENT.test(symbol))
      .map((symbol): Sound => ({ symbol, at })),
  );
  const first = new Map<number, number>();
  for (const [word, symbol] of pairs(spoken, sentence))
    if (!first.has(word)) first.set(word, symbol);
  let next = sentence.at(-1)?.at ?? 0;
  const starts = words.map((_, rank) => first.get(rank));
  for (let rank = starts.length - 1; rank >= 0; rank -= 1) next = starts[rank] ??= next;
  return starts.map((start) => start ?? next);
}

/** Symbols are single characters of the vocabulary: a nasal vowel is two. */
const soundsOf = (symbols: string): readonly string[] => [...symbols];

/** The pairs of sounds that the best alignment puts together, as (rank of the word, rank of the symbol). */
function pairs(
  spoken: readonly Sound[],
  sentence: readonly Sound[],
): readonly (readonly [number, number])[] {
  const width = sentence.length + 1;
  const costs = new Float64Array((spoken.length + 1) * width);
  const cost = (i: number, j: number): number => costs[i * width + j] ?? Infinity;
  const differs = (i: number, j: number): number =>
    spoken[i - 1]?.symbol === sentence[j - 1]?.symbol ? 0 : 1.5;
  for (let i = 0; i <= spoken.length; i += 1)
    for (let j = 0; j < width; j += 1)
      costs[i * width + j] =
        i === 0 || j === 0
          ? i + j
          : Math.min(
              cost(i - 1, j - 1) + differs(i, j),
              cost(i - 1, j) + 1,
              cost(i, j - 1) + 1,
            );
  const found: (readonly [number, number])[] = [];
  let [i, j] = [spoken.length, sentence.length];
  while (i > 0 && j > 0) {
    const [word, symbol] = [spoken[i - 1], sentence[j - 1]];
    if (word && symbol && cost(i, j) === cost(i - 1, j - 1) + differs(i, j)) {
      found.push([word.at, symbol.at]);
      [i, j] = [i - 1, j - 1];
    } else if (cost(i, j) === cost(i - 1, j) + 1) i -= 1;
    else j -= 1;
  }
  return found.toReversed();
}
