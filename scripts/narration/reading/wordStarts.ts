/** Alignment of words with the symbols of a sentence. */

/** Symbols without sound: stress, length, spaces and punctuation. */
const SILENT_SYMBOLS = /[\sˈˌː;:,.!?—…“”()]/u;

interface Sound {
  readonly symbol: string;
  /** Index among the symbols of the sentence, or index of the word. */
  readonly position: number;
}

/**
 * Aligns the sounds of words, spoken alone, with those of the sentence, which differ by numbers of several words,
 * joined words and liaisons: minimal edit distance (Wagner & Fischer, “The string-to-string correction problem”, JACM
 * 21, 1974).
 * @returns index of each word's first symbol; for a word without sound, the index of the next word
 */
export function wordStarts(symbols: string, words: readonly string[]): readonly number[] {
  const sentenceSounds = soundsOf(symbols).map((symbol, index): Sound => ({
    symbol,
    position: index,
  }));
  const audibleSounds = sentenceSounds.filter(({ symbol }) => !SILENT_SYMBOLS.test(symbol));
  const wordSounds = words.flatMap((word, index) =>
    soundsOf(word)
      .filter((symbol) => !SILENT_SYMBOLS.test(symbol))
      .map((symbol): Sound => ({ symbol, position: index })),
  );
  const firstSymbols = new Map<number, number>();
  for (const [word, symbol] of alignedPairs(wordSounds, audibleSounds))
    if (!firstSymbols.has(word)) firstSymbols.set(word, symbol);
  let nextSymbol = audibleSounds.at(-1)?.position ?? 0;
  const starts = words.map((_, index) => firstSymbols.get(index));
  for (let index = starts.length - 1; index >= 0; index -= 1)
    nextSymbol = starts[index] ??= nextSymbol;
  return starts.map((start) => start ?? nextSymbol);
}

/** Splits symbols into characters of the vocabulary: a nasal vowel is two. */
const soundsOf = (symbols: string): readonly string[] => [...symbols];

/** Lists the pairs of sounds in the best alignment, as (index of the word, index of the symbol). */
function alignedPairs(
  wordSounds: readonly Sound[],
  sentence: readonly Sound[],
): readonly (readonly [number, number])[] {
  const width = sentence.length + 1;
  const costs = new Float64Array((wordSounds.length + 1) * width);
  const cost = (i: number, j: number): number => costs[i * width + j] ?? Infinity;
  const differs = (i: number, j: number): number =>
    wordSounds[i - 1]?.symbol === sentence[j - 1]?.symbol ? 0 : 1.5;
  for (let i = 0; i <= wordSounds.length; i += 1)
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
  let [i, j] = [wordSounds.length, sentence.length];
  while (i > 0 && j > 0) {
    const [word, symbol] = [wordSounds[i - 1], sentence[j - 1]];
    if (word && symbol && cost(i, j) === cost(i - 1, j - 1) + differs(i, j)) {
      matches.push([word.position, symbol.position]);
      [i, j] = [i - 1, j - 1];
    } else if (cost(i, j) === cost(i - 1, j) + 1) i -= 1;
    else j -= 1;
  }
  return matches.toReversed();
}
