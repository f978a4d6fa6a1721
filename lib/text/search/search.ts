/**
 * The rule of every search of the site: each typed word must occur, folded, within the words of an item, in any order.
 * An item that contains the typed text as a whole matches too.
 */
import { fold } from '@/lib/text/fold';
import { soundOf } from '@/lib/text/sound';
import {
  foldedWords,
  soughtWords,
  stemOf,
  significantWords,
  withoutArticle,
} from '@/lib/text/search/words';

/** Searchable texts of an item. */
export interface SearchFields {
  /** Names in any script, the main name first. */
  readonly names: readonly string[];
  /** Other texts about the item. */
  readonly texts?: readonly string[];
  /** Phonetic keys (`soundOf`) of the names if precomputed; otherwise derived from names and texts. */
  readonly sounds?: readonly string[];
}

interface Match<T> {
  readonly item: T;
  /** At least 0, higher is better; comparable within one search. */
  readonly score: number;
  /** Average quality of the matches of the words: 1 to 3 in texts, 4 to 6 in names, 0 if phonetic only. */
  readonly worth: number;
}

/** A search of one kind of items; equal scores keep their order. */
export interface Search<T> {
  /** Lists the matching items with their scores. */
  readonly matches: <I extends T>(items: readonly I[], typed: string) => readonly Match<I>[];
  /** Lists the matching items in their order. */
  readonly found: <I extends T>(items: readonly I[], typed: string) => readonly I[];
  /** Lists the matching items by score, best first. */
  readonly bestFirst: <I extends T>(items: readonly I[], typed: string) => readonly I[];
}

/** Least score of an item whose name is exactly the typed text. */
export const EXACT = 1000;
/** Least score of an item with every word in its names. */
export const NAMED = 100;

const TITLE_PREFIX = 500;

/** In letters: shorter phonetic keys match too many names. */
const MIN_SOUND_LENGTH = 4;

/** Folded texts of an item, computed once and not at each keystroke. */
interface FoldedFields {
  /** Words with a single space before, between and after. */
  readonly names: readonly string[];
  readonly texts: readonly string[];
  /** Names and texts joined, for a quick rejection. */
  readonly joined: string;
  /** Significant words of each name, with and without a final parenthesis. */
  readonly titles: readonly string[];
  readonly sounds: () => readonly string[];
}

const joinWords = (words: readonly string[]): string => ` ${words.join(' ')} `;

/** A capitalized word. */
const CAPITALIZED_WORD = /\p{Lu}[\p{L}\p{M}'‘’ʻʼʾʿ]+/gu;

const soundsOfNames = (texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) =>
    [...text.matchAll(CAPITALIZED_WORD)].map(([word]) => soundOf(fold(word))),
  );

function foldFields({ names, texts = [], sounds }: SearchFields): FoldedFields {
  const unfoldedTexts = [...names, ...texts];
  const folded = unfoldedTexts.map((text) => joinWords(foldedWords(text)));
  let soundKeys = sounds;
  return {
    names: folded.slice(0, names.length),
    texts: folded.slice(names.length),
    joined: folded.join(''),
    titles: names
      .flatMap((name) => [name, name.replace(/ \([^)]*\)$/, '')])
      .map((name) => joinWords(significantWords(foldedWords(name)).map(withoutArticle))),
    sounds: () => (soundKeys ??= soundsOfNames(unfoldedTexts)),
  };
}

/** Grades a word in texts: 3 as a whole word, 2 as a prefix, 1 inside a word, 0 if absent. */
function gradeOf(word: string, texts: readonly string[]): number {
  const contains = (sought: string): boolean => texts.some((text) => text.includes(sought));
  if (contains(` ${word} `) || contains(` ال${word} `)) return 3;
  if (contains(` ${stemOf(word)}`)) return 2;
  return contains(stemOf(word)) ? 1 : 0;
}

function soundsLike(word: string, { sounds }: FoldedFields): boolean {
  const sound = /^\p{L}+$/u.test(word) ? soundOf(word) : '';
  return sound.length >= MIN_SOUND_LENGTH && sounds().some((key) => key.startsWith(sound));
}

/** Scores an item for the words of a search; null when a word is absent. */
function scoreOf(
  words: readonly string[],
  fields: FoldedFields,
  canMatchSound: boolean,
): Omit<Match<unknown>, 'item'> | null {
  let sum = 0;
  let isNamed = true;
  for (const word of words) {
    const isPresent = fields.joined.includes(stemOf(word));
    const nameGrade = isPresent ? gradeOf(word, fields.names) : 0;
    const wordWorth =
      nameGrade > 0 ? 3 + nameGrade : isPresent ? gradeOf(word, fields.texts) : 0;
    if (wordWorth === 0 && !(canMatchSound && soundsLike(word, fields))) return null;
    if (nameGrade === 0) isNamed = false;
    sum += wordWorth;
  }
  const phrase = joinWords(words);
  const phrasePrefix = phrase.slice(0, -1);
  const prefixScore = fields.titles.some((title) => title.startsWith(phrasePrefix))
    ? TITLE_PREFIX
    : 0;
  const titleScore = fields.titles.includes(phrase) ? EXACT : prefixScore;
  const worth = sum / words.length;
  return { score: titleScore + (isNamed ? NAMED : 0) + 10 * worth, worth };
}

/**
 * Creates the search of one kind of items. Without a typed letter or digit all items match; when no item contains the
 * words, names with equal phonetic keys match.
 * @param fieldsOf must be pure, since its result is cached per item
 */
export function createSearch<T extends object>(fieldsOf: (item: T) => SearchFields): Search<T> {
  const foldedByItem = new WeakMap<T, FoldedFields>();
  const foldedOf = (item: T): FoldedFields => {
    const folded = foldedByItem.get(item) ?? foldFields(fieldsOf(item));
    foldedByItem.set(item, folded);
    return folded;
  };

  function matches<I extends T>(items: readonly I[], typed: string): readonly Match<I>[] {
    const words = soughtWords(typed);
    if (words.length === 0) return items.map((item) => ({ item, score: 0, worth: 0 }));
    const scoreItems = (canMatchSound: boolean): readonly Match<I>[] =>
      items.flatMap((item) => {
        const score = scoreOf(words, foldedOf(item), canMatchSound);
        return score === null ? [] : [{ item, ...score }];
      });
    const spellingMatches = scoreItems(false);
    return spellingMatches.length > 0 ? spellingMatches : scoreItems(true);
  }

  return {
    matches,
    found: (items, typed) => matches(items, typed).map(({ item }) => item),
    bestFirst: (items, typed) =>
      matches(items, typed)
        .toSorted((a, b) => b.score - a.score)
        .map(({ item }) => item),
  };
}
