/** Alignment of the sounds of written words with those of heard words, whose limits may differ. */

interface Alignment {
  /** Indices of written words with a sound that is changed, left out or added. */
  readonly wrongWords: ReadonlySet<number>;
  /** Heard words without a counterpart: index of the written word before each; -1 for none. */
  readonly addedWords: readonly { readonly after: number }[];
  /** Indices of the heard words that stand for each written word. */
  readonly heardFor: readonly ReadonlySet<number>[];
  /** For each heard word, index of the written word of its first counterpart, or else of the previous written word. */
  readonly nearestWords: readonly number[];
}

interface Sound {
  readonly symbol: string;
  readonly word: number;
}

/** A step of the alignment: a written and a heard sound; a missing sound means an omission or an addition. */
interface Step {
  readonly writtenSound: Sound | undefined;
  readonly heardSound: Sound | undefined;
}

/**
 * Aligns words by the least changed, missing and added sounds (Levenshtein, 1966). A sound added at the edge of a heard
 * word makes the written word beside it wrong; a heard word of added sounds alone counts as added, unless it lies inside
 * a written word, which is wrong already.
 */
export function alignSounds(
  written: readonly (readonly string[])[],
  heard: readonly (readonly string[])[],
): Alignment {
  const steps = stepsOf(soundsOf(written), soundsOf(heard));
  const heardFor = written.map(() => new Set<number>());
  const wrongWords = new Set<number>();
  for (const { writtenSound, heardSound } of steps) {
    if (writtenSound && heardSound) heardFor[writtenSound.word]?.add(heardSound.word);
    if (writtenSound && writtenSound.symbol !== heardSound?.symbol)
      wrongWords.add(writtenSound.word);
  }
  const nearestWords = heard.map(() => -1);
  const addedWords: { after: number }[] = [];
  let previousWord = -1;
  for (let index = 0; index < steps.length; index += 1) {
    const { writtenSound, heardSound } = steps[index] ?? {};
    previousWord = writtenSound?.word ?? previousWord;
    if (!heardSound) continue;
    const isFirst =
      steps.findIndex((step) => step.heardSound?.word === heardSound.word) === index;
    const counterparts = steps.filter((step) => step.heardSound?.word === heardSound.word);
    const pairedWords = counterparts.flatMap((step) => step.writtenSound?.word ?? []);
    if (isFirst) nearestWords[heardSound.word] = pairedWords[0] ?? previousWord;
    if (writtenSound) continue;
    const nextWord = steps.slice(index).find((step) => step.writtenSound)?.writtenSound?.word;
    if (nextWord === previousWord) wrongWords.add(previousWord);
    else if (pairedWords.length === 0 && isFirst) addedWords.push({ after: previousWord });
    else if (pairedWords.length > 0)
      wrongWords.add(
        pairedWords.includes(previousWord) || nextWord === undefined ? previousWord : nextWord,
      );
  }
  return { wrongWords, addedWords, heardFor, nearestWords };
}

const soundsOf = (words: readonly (readonly string[])[]): readonly Sound[] =>
  words.flatMap((symbols, word) => symbols.map((symbol) => ({ symbol, word })));

function stepsOf(
  writtenSounds: readonly Sound[],
  heardSounds: readonly Sound[],
): readonly Step[] {
  const width = heardSounds.length + 1;
  const costs = new Float64Array((writtenSounds.length + 1) * width);
  const cost = (i: number, j: number): number => costs[i * width + j] ?? Infinity;
  const differs = (i: number, j: number): number =>
    writtenSounds[i - 1]?.symbol === heardSounds[j - 1]?.symbol ? 0 : 1;
  for (let i = 0; i <= writtenSounds.length; i += 1)
    for (let j = 0; j < width; j += 1)
      costs[i * width + j] =
        i === 0 || j === 0
          ? i + j
          : Math.min(
              cost(i - 1, j - 1) + differs(i, j),
              cost(i - 1, j) + 1,
              cost(i, j - 1) + 1,
            );
  const steps: Step[] = [];
  let [i, j] = [writtenSounds.length, heardSounds.length];
  while (i > 0 || j > 0) {
    const isPair = i > 0 && j > 0 && cost(i, j) === cost(i - 1, j - 1) + differs(i, j);
    const isMissing = !isPair && i > 0 && cost(i, j) === cost(i - 1, j) + 1;
    steps.push({
      writtenSound: isPair || isMissing ? writtenSounds[i - 1] : undefined,
      heardSound: isMissing ? undefined : heardSounds[j - 1],
    });
    if (isPair || isMissing) i -= 1;
    if (!isMissing) j -= 1;
  }
  return steps.toReversed();
}
