/**
 * Word errors of a recognised text, among all words and among the words that are no names. Words are compared by their
 * sounds: a recogniser's « s’attribuent » for « sa tribu » is a spelling error of the recogniser.
 */
import { alignSounds } from './alignSounds';
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

/** A word as it is written, in small letters with the apostrophe of an elision, and folded. */
interface Spelling {
  readonly written: string;
  readonly text: string;
}

/** A word of the script with the index of its sentence. */
interface Word extends Spelling {
  readonly isName: boolean;
  readonly sentence: number;
}

/** Lookups by which words are compared. */
export interface Sounds {
  /** Tells whether the lexicon spells a form in phonemes. */
  readonly isTaught: (form: string) => boolean;
  /** Returns the sounds of a written word. */
  readonly soundsOf: (written: string) => readonly string[];
}

/** Removes accents and apostrophes: « où » and « ou » sound the same. */
const foldText = (text: string): string => text.normalize('NFD').replace(/[\p{M}’]/gu, '');

const LETTER_SOUNDS: Sounds = {
  isTaught: () => false,
  soundsOf: (word) => [...foldText(word)],
};

/** Spells numbers in words: « 4 mois » and « quatre mois » sound the same. */
const spellOut = (text: string): string =>
  spellOrdinals(text)
    .replace(/(?<=\d)[\s\u00a0\u202f](?=\d{3}(?!\d))/g, '')
    .replace(/\d+/g, (digits) => ` ${numberWords(Number(digits))} `)
    .normalize('NFC')
    .replace(/œ/g, 'oe')
    .replace(/'/g, '’')
    .replace(/\b(cent|vingt)s\b/g, '$1')
    .toLowerCase();

/** Splits a text into its words as they are written, numbers in words; « l’eau » is « l’ » and « eau ». */
export const writtenWords = (text: string): readonly string[] =>
  spellOut(text).match(/\p{L}+(?:’(?=\p{L}))?/gu) ?? [];

const splitWords = (text: string): readonly Spelling[] =>
  writtenWords(text).map((written) => ({ written, text: foldText(written) }));

/**
 * Splits a sentence into words. Names are capitalized words after the first, and forms that the lexicon spells in
 * phonemes.
 */
function wordsOf(
  text: string,
  sentence: number,
  isTaught: Sounds['isTaught'],
): readonly Word[] {
  const forms = text.match(/[^\s\u00a0\u202f]+/g) ?? [];
  return forms.flatMap((form, index) => {
    const withoutMarks = form
      .replace(/^[«"(]+|[.,;:!?…»)"]+$/g, '')
      .replace(/^(?:\p{L}|[Qq]u)’/u, '');
    const isName = isTaught(withoutMarks) || (index > 0 && /^\p{Lu}\p{Ll}/u.test(withoutMarks));
    return splitWords(form).map((word): Word => ({
      ...word,
      ...{ sentence, isName: isName && word.text.length > 2 },
    }));
  });
}

/** Compares a sentence with its recognition. */
export function wordErrors(
  written: string,
  heard: string,
  sounds: Sounds = LETTER_SOUNDS,
): WordErrors {
  const [errors] = errorsBySentence([written], heard, sounds);
  if (!errors) throw new Error('One sentence has its errors.');
  return errors;
}

/**
 * Compares consecutive sentences with their common recognition, and counts the errors of each sentence: words with a
 * sound that is changed, left out or added, and added words. A word added beside a name counts with the name, which
 * recognisers may write in two words.
 */
export function errorsBySentence(
  sentences: readonly string[],
  heard: string,
  sounds: Sounds = LETTER_SOUNDS,
): readonly WordErrors[] {
  const words = sentences.flatMap((text, index) => wordsOf(text, index, sounds.isTaught));
  const recognized = splitWords(heard);
  const soundsOf = ({ written }: Spelling): readonly string[] => sounds.soundsOf(written);
  const alignment = alignSounds(words.map(soundsOf), recognized.map(soundsOf));
  const recognizedFor = (word: number): string =>
    recognized
      .flatMap(({ text }, index) => (alignment.heardFor[word]?.has(index) ? text : []))
      .join(' ');
  return sentences.map((_, sentence) => {
    const isInSentence = (word: number): boolean => words[word]?.sentence === sentence;
    const sentenceWords = words.flatMap((word, index) =>
      isInSentence(index)
        ? { ...word, rank: index, isWrong: alignment.wrongWords.has(index) }
        : [],
    );
    const addedWords = alignment.addedWords.filter(({ after }) =>
      isInSentence(Math.max(0, after)),
    );
    const isBesideName = (after: number): boolean =>
      [words[after], words[after + 1]].some((word) => word?.isName);
    const plainWords = sentenceWords.filter(({ isName }) => !isName);
    const wrongWords = sentenceWords.filter(({ isWrong }) => isWrong);
    return {
      heard: recognized
        .filter((_word, index) => isInSentence(Math.max(0, alignment.nearestWords[index] ?? 0)))
        .map(({ text }) => text)
        .join(' '),
      words: sentenceWords.length,
      errors: wrongWords.length + addedWords.length,
      plainWords: plainWords.length,
      plainErrors:
        plainWords.filter(({ isWrong }) => isWrong).length +
        addedWords.filter(({ after }) => !isBesideName(after)).length,
      names: wrongWords.flatMap(({ isName, text, rank: index }) =>
        isName ? [[text, recognizedFor(index)] as const] : [],
      ),
    };
  });
}
