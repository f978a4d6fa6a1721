/** Word errors of a recognised text, among all words and among the words that are no names. */
import { spellOrdinals } from '../reading/ordinals';
import { numberWords } from './numbers';

export interface WordErrors {
  /** The recognised text, folded. */
  readonly heard: string;
  readonly words: number;
  readonly errors: number;
  readonly plainWords: number;
  readonly plainErrors: number;
  /** Each misrecognised name, with the words in its place; '' for none. */
  readonly names: readonly (readonly [name: string, heard: string])[];
}

interface Word extends Spelling {
  readonly isName: boolean;
}

/** A word as it is written, in small letters, and folded. */
interface Spelling {
  readonly written: string;
  readonly text: string;
}

/** Comparison of words. */
export interface Ear {
  /** Whether a form is one that the lexicon spells in phonemes. */
  readonly isTaught: (form: string) => boolean;
  /** Returns the sound of a written word, equal for « poème » and « poèmes ». */
  readonly soundOf: (written: string) => string;
}

const PLAIN_EAR: Ear = { isTaught: () => false, soundOf: (written) => written };

/** Spells numbers in words: « 4 mois » and « quatre mois » sound the same. */
const spellOut = (text: string): string =>
  spellOrdinals(text)
    .replace(/(?<=\d)[\s\u00a0\u202f](?=\d{3}(?!\d))/g, '')
    .replace(/\d+/g, (digits) => ` ${numberWords(Number(digits))} `)
    .normalize('NFC')
    .replace(/œ/g, 'oe')
    .replace(/\b(cent|vingt)s\b/g, '$1')
    .toLowerCase();

/** Removes accents: « où » and « ou » sound the same. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** Splits a text into its words as they are written, numbers in words. */
export const writtenWords = (text: string): readonly string[] =>
  spellOut(text).match(/\p{L}+/gu) ?? [];

const split = (text: string): readonly Spelling[] =>
  writtenWords(text).map((written) => ({ written, text: folded(written) }));

/**
 * Splits a sentence into words. Names are capitalized words after the first, and forms that the lexicon spells in
 * phonemes.
 */
function wordsOf(sentence: string, isTaught: (form: string) => boolean): readonly Word[] {
  const forms = sentence.match(/[^\s\u00a0\u202f]+/g) ?? [];
  return forms.flatMap((form, rank) => {
    const bare = form.replace(/^[«"(]+|[.,;:!?…»)"]+$/g, '').replace(/^(?:\p{L}|[Qq]u)’/u, '');
    const isName = isTaught(bare) || (rank > 0 && /^\p{Lu}\p{Ll}/u.test(bare));
    return split(form).map((word): Word => ({
      ...word,
      isName: isName && word.text.length > 2,
    }));
  });
}

/** Compares a sentence with its recognition. */
export function wordErrors(written: string, heard: string, ear: Ear = PLAIN_EAR): WordErrors {
  const [errors] = errorsBySentence([written], heard, ear);
  if (!errors) throw new Error('One sentence has its errors.');
  return errors;
}

/**
 * Aligns consecutive sentences with their common recognition, by the least substitutions, deletions and insertions
 * (Levenshtein, 1966), and counts the errors of each sentence. An insertion beside a name counts with the name, which
 * recognisers may write in two words.
 */
export function errorsBySentence(
  sentences: readonly string[],
  heard: string,
  ear: Ear = PLAIN_EAR,
): readonly WordErrors[] {
  const reference = sentences.flatMap((text, sentence) =>
    wordsOf(text, ear.isTaught).map((word): PlacedWord => ({ ...word, sentence })),
  );
  const steps = align(reference, split(heard), ear.soundOf);
  return sentences.map((_, sentence) =>
    countErrors(steps.filter(({ near }) => near.sentence === sentence)),
  );
}

function countErrors(steps: readonly Step[]): WordErrors {
  const isWrong = ({ isRight }: Step): boolean => !isRight;
  const written = steps.flatMap(({ word }) => word ?? []);
  const plain = steps.filter(({ word, near }) => (word ? !word.isName : !near.isName));
  return {
    heard: steps.flatMap(({ said }) => said ?? []).join(' '),
    words: written.length,
    errors: steps.filter(isWrong).length,
    plainWords: written.filter(({ isName }) => !isName).length,
    plainErrors: plain.filter(isWrong).length,
    names: steps.flatMap(({ word, said, isRight }) =>
      word?.isName && !isRight ? [[word.text, said ?? ''] as const] : [],
    ),
  };
}

/** A word with the index of its sentence. */
interface PlacedWord extends Word {
  readonly sentence: number;
}

interface Step {
  /** The written word; undefined for an insertion. */
  readonly word: PlacedWord | undefined;
  /** The recognised word; undefined for a deletion. */
  readonly said: string | undefined;
  readonly isRight: boolean;
  /** The sentence of an error, and whether a name is adjacent. */
  readonly near: Pick<PlacedWord, 'isName' | 'sentence'>;
}

function align(
  reference: readonly PlacedWord[],
  heard: readonly Spelling[],
  soundOf: Ear['soundOf'],
): readonly Step[] {
  const width = heard.length + 1;
  const costs = new Float64Array((reference.length + 1) * width);
  const cost = (i: number, j: number): number => costs[i * width + j] ?? 0;
  const sounds = [reference, heard].map((words) => words.map((word) => soundOf(word.written)));
  const differs = (i: number, j: number): number =>
    reference[i - 1]?.text === heard[j - 1]?.text || sounds[0]?.[i - 1] === sounds[1]?.[j - 1]
      ? 0
      : 1;
  for (let i = 0; i <= reference.length; i += 1)
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
  let [i, j] = [reference.length, heard.length];
  while (i > 0 || j > 0) {
    const [before, after] = [reference[i - 1], reference[i]];
    const near = {
      isName: [before, after].some((word) => word?.isName),
      sentence: (before ?? after)?.sentence ?? 0,
    };
    if (i > 0 && j > 0 && cost(i, j) === cost(i - 1, j - 1) + differs(i, j)) {
      steps.push({
        ...{ word: reference[i - 1], said: heard[j - 1]?.text },
        ...{ isRight: differs(i, j) === 0, near },
      });
      [i, j] = [i - 1, j - 1];
    } else if (i > 0 && cost(i, j) === cost(i - 1, j) + 1) {
      steps.push({ word: reference[i - 1], said: undefined, isRight: false, near });
      i -= 1;
    } else {
      steps.push({ word: undefined, said: heard[j - 1]?.text, isRight: false, near });
      j -= 1;
    }
  }
  return steps.toReversed();
}
