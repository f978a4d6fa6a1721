/** Compares what was understood with what is written: the word error rate, on all words and off names. */
import { spellOrdinals } from '../reading/ordinals';
import { numberWords } from './numbers';

export interface WordErrors {
  readonly words: number;
  readonly errors: number;
  readonly plainWords: number;
  readonly plainErrors: number;
  /** Each name that was understood as something else, with what stood there; '' for nothing. */
  readonly names: readonly (readonly [name: string, heard: string])[];
}

interface Word {
  readonly text: string;
  readonly isName: boolean;
}

/** Letters without accents, numbers in words: « où » and « ou », « 4 mois » and « quatre mois » sound the same. */
const normalise = (text: string): string =>
  spellOrdinals(text)
    .replace(/(?<=\d)[\s\u00a0\u202f](?=\d{3}(?!\d))/g, '')
    .replace(/\d+/g, (digits) => ` ${numberWords(Number(digits))} `)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/œ/g, 'oe')
    .replace(/\b(cent|vingt)s\b/g, '$1')
    .toLowerCase();

const split = (text: string): readonly string[] => normalise(text).match(/[\p{L}]+/gu) ?? [];

/** The words of a sentence; a capital inside it, or a form that the lexicon spells in phonemes, is a name. */
function wordsOf(sentence: string, isTaught: (form: string) => boolean): readonly Word[] {
  const forms = sentence.match(/[^\s\u00a0\u202f]+/g) ?? [];
  return forms.flatMap((form, rank) => {
    const bare = form.replace(/^[«"(]+|[.,;:!?…»)"]+$/g, '').replace(/^(?:\p{L}|[Qq]u)’/u, '');
    const isName = isTaught(bare) || (rank > 0 && /^\p{Lu}\p{Ll}/u.test(bare));
    return split(form).map((text): Word => ({ text, isName: isName && text.length > 2 }));
  });
}

/**
 * Aligns two texts by the least substitutions, omissions and additions (Levenshtein, 1966). An addition beside a name
 * counts with the name: a recogniser that cannot spell it writes it in two words.
 * @param isTaught whether a form is one that the lexicon spells in phonemes
 */
export function wordErrors(
  written: string,
  heard: string,
  isTaught: (form: string) => boolean = () => false,
): WordErrors {
  const reference = wordsOf(written, isTaught);
  const steps = align(reference, split(heard));
  const isWrong = ({ word, said }: Step): boolean => word?.text !== said;
  const plain = steps.filter(({ word, near }) => (word ? !word.isName : !near.isName));
  return {
    words: reference.length,
    errors: steps.filter(isWrong).length,
    plainWords: reference.filter(({ isName }) => !isName).length,
    plainErrors: plain.filter(isWrong).length,
    names: steps.flatMap(({ word, said }) =>
      word?.isName && word.text !== said ? [[word.text, said ?? ''] as const] : [],
    ),
  };
}

interface Step {
  /** The written word; undefined where one was added. */
  readonly word: Word | undefined;
  /** The word that was understood; undefined where one was left out. */
  readonly said: string | undefined;
  /** The written word before it, or the next one. */
  readonly near: Pick<Word, 'isName'>;
}

function align(reference: readonly Word[], heard: readonly string[]): readonly Step[] {
  const width = heard.length + 1;
  const costs = new Float64Array((reference.length + 1) * width);
  const cost = (i: number, j: number): number => costs[i * width + j] ?? 0;
  const differs = (i: number, j: number): number =>
    reference[i - 1]?.text === heard[j - 1] ? 0 : 1;
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
    const near = { isName: [reference[i - 1], reference[i]].some((word) => word?.isName) };
    if (i > 0 && j > 0 && cost(i, j) === cost(i - 1, j - 1) + differs(i, j)) {
      steps.push({ word: reference[i - 1], said: heard[j - 1], near });
      [i, j] = [i - 1, j - 1];
    } else if (i > 0 && cost(i, j) === cost(i - 1, j) + 1) {
      steps.push({ word: reference[i - 1], said: undefined, near });
      i -= 1;
    } else {
      steps.push({ word: undefined, said: heard[j - 1], near });
      j -= 1;
    }
  }
  return steps.toReversed();
}
