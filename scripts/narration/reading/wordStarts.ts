/** Alignment of words with the symbols of a sentence. */

/** Symbols without sound: stress, length, spaces and punctuation. */
const SILENT = /[\sˈˌː;:,.!?—…“”()]/u;

interface Sound {
  readonly symbol: string;
  /** Index among the symbols of the sentence, or index of the word. */
  readonly at: number;
}

/**
 * Aligns the sounds of words, spoken alone, with those of the sentence, which differ by numbers of several words,
 * joined words and liaisons: minimal edit distance (Wagner & Fischer, “The string-to-string correction problem”, JACM
 * 21, 1974).
 * @returns index of each word's first symbol; for a word without sound, that of the next one
 */
export function wordStarts(symbols: string, words: readonly string[]): readonly number[] {
  const sentenceSounds = soundsOf(symbols).map((symbol, index): Sound => ({
    symbol,
    at: index,
  }));
  const sentence = sentenceSounds.filter(({ symbol }) => !SILENT.test(symbol));
  const spoken = words.flatMap((word, index) =>
    soundsOf(word)
      .filter((symbol) => !SILENT.test(symbol))
      .map((symbol): Sound => ({ symbol, at: index })),
  );
  const first = new Map<number, number>();
  for (const [word, symbol] of pairs(spoken, sentence))
    if (!first.has(word)) first.set(word, symbol);
  let next = sentence.at(-1)?.at ?? 0;
  const starts = words.map((_, rank) => first.get(rank));
  for (let rank = starts.length - 1; rank >= 0; rank -= 1) next = starts[rank] ??= next;
  return starts.map((start) => start ?? next);
}

/** Splits symbols into characters of the vocabulary: a nasal vowel is two. */
const soundsOf = (symbols: string): readonly string[] => [...symbols];

/** Lists the pairs of sounds in the best alignment, as (index of the word, index of the symbol). */
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
  const matches: (readonly [number, number])[] = [];
  let [i, j] = [spoken.length, sentence.length];
  while (i > 0 && j > 0) {
    const [word, symbol] = [spoken[i - 1], sentence[j - 1]];
    if (word && symbol && cost(i, j) === cost(i - 1, j - 1) + differs(i, j)) {
      matches.push([word.at, symbol.at]);
      [i, j] = [i - 1, j - 1];
    } else if (cost(i, j) === cost(i - 1, j) + 1) i -= 1;
    else j -= 1;
  }
  return matches.toReversed();
}
