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
  /** Names in any script, the main one first. */
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
  /** Average quality of the matches of its words: 1 to 3 in texts, 4 to 6 in names, 0 for a phonetic match only. */
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

const BEGINS = 500;

/** In letters: shorter phonetic keys match too many names. */
const MIN_SOUND_LENGTH = 4;

/** Folded texts of an item, computed once and not at each keystroke. */
interface Folded {
  /** Words with a single space before, between and after. */
  readonly names: readonly string[];
  readonly texts: readonly string[];
  /** Names and texts joined, for a quick rejection. */
  readonly all: string;
  /** Significant words of each name, with and without a final parenthesis. */
  readonly titles: readonly string[];
  readonly sounds: () => readonly string[];
}

const spaced = (words: readonly string[]): string => ` ${words.join(' ')} `;

/** A capitalized word. */
const NAME = /\p{Lu}[\p{L}\p{M}'‘’ʻʼʾʿ]+/gu;

const soundsIn = (texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) => [...text.matchAll(NAME)].map(([word]) => soundOf(fold(word))));

function foldFields({ names, texts = [], sounds }: SearchFields): Folded {
  const all = [...names, ...texts];
  const folded = all.map((text) => spaced(foldedWords(text)));
  let heard = sounds;
  return {
    names: folded.slice(0, names.length),
    texts: folded.slice(names.length),
    all: folded.join(''),
    titles: names
      .flatMap((name) => [name, name.replace(/ \([^)]*\)$/, '')])
      .map((name) => spaced(significantWords(foldedWords(name)).map(withoutArticle))),
    sounds: () => (heard ??= soundsIn(all)),
  };
}

/** Grades a word in texts: 3 as a whole word, 2 as a prefix, 1 inside a word, 0 if absent. */
function gradeOf(word: string, texts: readonly string[]): number {
  const has = (part: string): boolean => texts.some((text) => text.includes(part));
  if (has(` ${word} `) || has(` ال${word} `)) return 3;
  if (has(` ${stemOf(word)}`)) return 2;
  return has(stemOf(word)) ? 1 : 0;
}

function soundsLike(word: string, { sounds }: Folded): boolean {
  const sound = /^\p{L}+$/u.test(word) ? soundOf(word) : '';
  return sound.length >= MIN_SOUND_LENGTH && sounds().some((own) => own.startsWith(sound));
}

/** Scores an item for the words of a search; null when one of them is absent. */
function scoreOf(
  words: readonly string[],
  thing: Folded,
  bySound: boolean,
): Omit<Match<unknown>, 'item'> | null {
  let sum = 0;
  let isNamed = true;
  for (const word of words) {
    const isPresent = thing.all.includes(stemOf(word));
    const inNames = isPresent ? gradeOf(word, thing.names) : 0;
    const worth = inNames > 0 ? 3 + inNames : isPresent ? gradeOf(word, thing.texts) : 0;
    if (worth === 0 && !(bySound && soundsLike(word, thing))) return null;
    if (inNames === 0) isNamed = false;
    sum += worth;
  }
  const phrase = spaced(words);
  const begin = phrase.slice(0, -1);
  const begins = thing.titles.some((title) => title.startsWith(begin)) ? BEGINS : 0;
  const titled = thing.titles.includes(phrase) ? EXACT : begins;
  const worth = sum / words.length;
  return { score: titled + (isNamed ? NAMED : 0) + 10 * worth, worth };
}

/**
 * Creates the search of one kind of items. Without a typed letter or digit all items match; when no item contains the
 * words, names with equal phonetic keys match.
 * @param fieldsOf must be pure, since its result is cached per item
 */
export function createSearch<T extends object>(fieldsOf: (item: T) => SearchFields): Search<T> {
  const foldedByItem = new WeakMap<T, Folded>();
  const foldedOf = (item: T): Folded => {
    const folded = foldedByItem.get(item) ?? foldFields(fieldsOf(item));
    foldedByItem.set(item, folded);
    return folded;
  };

  function matches<I extends T>(items: readonly I[], typed: string): readonly Match<I>[] {
    const words = soughtWords(typed);
    if (words.length === 0) return items.map((item) => ({ item, score: 0, worth: 0 }));
    const scored = (bySound: boolean): readonly Match<I>[] =>
      items.flatMap((item) => {
        const score = scoreOf(words, foldedOf(item), bySound);
        return score === null ? [] : [{ item, ...score }];
      });
    const bySpelling = scored(false);
    return bySpelling.length > 0 ? bySpelling : scored(true);
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
