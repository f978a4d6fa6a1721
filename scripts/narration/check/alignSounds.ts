/** Alignment of the sounds of written words with those of heard words, whose limits may differ. */

interface Alignment {
  /** Indices of written words with a sound that is changed, left out or added. */
  readonly wrong: ReadonlySet<number>;
  /** Heard words without a counterpart: index of the written word before each; -1 for none. */
  readonly added: readonly { readonly after: number }[];
  /** Indices of the heard words that stand for each written word. */
  readonly heardFor: readonly ReadonlySet<number>[];
  /** For each heard word, index of the written word of its first counterpart, or of the one before it. */
  readonly nearest: readonly number[];
}

interface Sound {
  readonly symbol: string;
  readonly word: number;
}

/** A step of the alignment: a written and a heard sound; a missing one means an omission or an addition. */
interface Step {
  readonly writtenSound: Sound | undefined;
  readonly heard: Sound | undefined;
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
  const wrong = new Set<number>();
  for (const { writtenSound, heard: recognized } of steps) {
    if (writtenSound && recognized) heardFor[writtenSound.word]?.add(recognized.word);
    if (writtenSound && writtenSound.symbol !== recognized?.symbol)
      wrong.add(writtenSound.word);
  }
  const nearest = heard.map(() => -1);
  const added: { after: number }[] = [];
  let before = -1;
  for (let rank = 0; rank < steps.length; rank += 1) {
    const { writtenSound, heard: recognized } = steps[rank] ?? {};
    before = writtenSound?.word ?? before;
    if (!recognized) continue;
    const isFirst = steps.findIndex((step) => step.heard?.word === recognized.word) === rank;
    const counterparts = steps.filter((step) => step.heard?.word === recognized.word);
    const paired = counterparts.flatMap((step) => step.writtenSound?.word ?? []);
    if (isFirst) nearest[recognized.word] = paired[0] ?? before;
    if (writtenSound) continue;
    const after = steps.slice(rank).find((step) => step.writtenSound)?.writtenSound?.word;
    if (after === before) wrong.add(before);
    else if (paired.length === 0 && isFirst) added.push({ after: before });
    else if (paired.length > 0)
      wrong.add(paired.includes(before) || after === undefined ? before : after);
  }
  return { wrong, added, heardFor, nearest };
}

const soundsOf = (words: readonly (readonly string[])[]): readonly Sound[] =>
  words.flatMap((symbols, word) => symbols.map((symbol) => ({ symbol, word })));

function stepsOf(writtenSound: readonly Sound[], heard: readonly Sound[]): readonly Step[] {
  const width = heard.length + 1;
  const costs = new Float64Array((writtenSound.length + 1) * width);
  const cost = (i: number, j: number): number => costs[i * width + j] ?? Infinity;
  const differs = (i: number, j: number): number =>
    writtenSound[i - 1]?.symbol === heard[j - 1]?.symbol ? 0 : 1;
  for (let i = 0; i <= writtenSound.length; i += 1)
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
  let [i, j] = [writtenSound.length, heard.length];
  while (i > 0 || j > 0) {
    const isPair = i > 0 && j > 0 && cost(i, j) === cost(i - 1, j - 1) + differs(i, j);
    const isMissing = !isPair && i > 0 && cost(i, j) === cost(i - 1, j) + 1;
    steps.push({
      writtenSound: isPair || isMissing ? writtenSound[i - 1] : undefined,
      heard: isMissing ? undefined : heard[j - 1],
    });
    if (isPair || isMissing) i -= 1;
    if (!isMissing) j -= 1;
  }
  return steps.toReversed();
}
