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
const folded = (text: string): string => text.normalize('NFD').replace(/[\p{M}’]/gu, '');

const LETTERS: Sounds = { isTaught: () => false, soundsOf: (word) => [...folded(word)] };

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

const split = (text: string): readonly Spelling[] =>
  writtenWords(text).map((written) => ({ written, text: folded(written) }));

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
  return forms.flatMap((form, rank) => {
    const withoutMarks = form
      .replace(/^[«"(]+|[.,;:!?…»)"]+$/g, '')
      .replace(/^(?:\p{L}|[Qq]u)’/u, '');
    const isName = isTaught(withoutMarks) || (rank > 0 && /^\p{Lu}\p{Ll}/u.test(withoutMarks));
    return split(form).map((word): Word => ({
      ...word,
      ...{ sentence, isName: isName && word.text.length > 2 },
    }));
  });
}

/** Compares a sentence with its recognition. */
export function wordErrors(
  written: string,
  heard: string,
  sounds: Sounds = LETTERS,
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
  sounds: Sounds = LETTERS,
): readonly WordErrors[] {
  const words = sentences.flatMap((text, rank) => wordsOf(text, rank, sounds.isTaught));
  const recognized = split(heard);
  const soundsOf = ({ written }: Spelling): readonly string[] => sounds.soundsOf(written);
  const places = alignSounds(words.map(soundsOf), recognized.map(soundsOf));
  const recognizedFor = (word: number): string =>
    recognized
      .flatMap(({ text }, rank) => (places.heardFor[word]?.has(rank) ? text : []))
      .join(' ');
  return sentences.map((_, sentence) => {
    const isOwn = (word: number): boolean => words[word]?.sentence === sentence;
    const sentenceWords = words.flatMap((word, rank) =>
      isOwn(rank) ? { ...word, rank, isWrong: places.wrong.has(rank) } : [],
    );
    const added = places.added.filter(({ after }) => isOwn(Math.max(0, after)));
    const isBesideName = (after: number): boolean =>
      [words[after], words[after + 1]].some((word) => word?.isName);
    const plain = sentenceWords.filter(({ isName }) => !isName);
    const wrong = sentenceWords.filter(({ isWrong }) => isWrong);
    return {
      heard: recognized
        .filter((_word, rank) => isOwn(Math.max(0, places.nearest[rank] ?? 0)))
        .map(({ text }) => text)
        .join(' '),
      words: sentenceWords.length,
      errors: wrong.length + added.length,
      plainWords: plain.length,
      plainErrors:
        plain.filter(({ isWrong }) => isWrong).length +
        added.filter(({ after }) => !isBesideName(after)).length,
      names: wrong.flatMap(({ isName, text, rank }) =>
        isName ? [[text, recognizedFor(rank)] as const] : [],
      ),
    };
  });
}
