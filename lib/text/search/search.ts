/**
 * The one law by which every search of the site reads what is typed: each word is looked for inside the words of a
 * thing, in any order, without what `fold` leaves out. Whatever contains the typed text as it stands is found too.
 */
import { fold } from '@/lib/text/fold';
import { soundOf } from '@/lib/text/sound';
import {
  foldedWords,
  soughtWords,
  stemOf,
  tellingWords,
  withoutArticle,
} from '@/lib/text/search/words';

/** What a search looks into. */
export interface SearchFields {
  /** What a thing is called, the first name first, in any script. */
  readonly names: readonly string[];
  /** What is told of it. */
  readonly texts?: readonly string[];
  /** How its names sound (`soundOf`), where they are known; else they are taken from names and texts. */
  readonly sounds?: readonly string[];
}

interface Match<T> {
  readonly item: T;
  /** From 0, the more the better; comparable within one search. */
  readonly score: number;
  /** How well its words stand in the thing, on average: up to 3 in texts, from 4 to 6 in names, 0 by sound alone. */
  readonly worth: number;
}

/** A search of one kind of things; equal ones stay in their order. */
export interface Search<T> {
  /** Those that answer what was typed, with their scores. */
  readonly matches: <I extends T>(items: readonly I[], typed: string) => readonly Match<I>[];
  /** Those that answer what was typed. */
  readonly found: <I extends T>(items: readonly I[], typed: string) => readonly I[];
  /** The same, the best first: for a list that has no order of its own. */
  readonly bestFirst: <I extends T>(items: readonly I[], typed: string) => readonly I[];
}

/** Least score of what bears the very name that is sought. */
export const EXACT = 1000;
/** Least score of what has every word in its names. */
export const NAMED = 100;

const BEGINS = 500;

/** Shorter sounds are too many names at once. */
const SHORTEST_SOUND = 4;

/** The texts of a thing as they are compared; folded once, not anew for each letter that is typed. */
interface Folded {
  /** Words between single spaces, one before and one after. */
  readonly names: readonly string[];
  readonly texts: readonly string[];
  /** Names and texts together, to pass over at once what has a word nowhere. */
  readonly all: string;
  /** The words of each name that tell something, with and without what stands in parentheses at its end. */
  readonly titles: readonly string[];
  readonly sounds: () => readonly string[];
}

const spaced = (words: readonly string[]): string => ` ${words.join(' ')} `;

/** A word with a capital. */
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
      .map((name) => spaced(tellingWords(foldedWords(name)).map(withoutArticle))),
    sounds: () => (heard ??= soundsIn(all)),
  };
}

/** How well a word stands in texts: 3 as a whole word, 2 as the beginning of one, 1 inside, 0 nowhere. */
function standing(word: string, texts: readonly string[]): number {
  const has = (part: string): boolean => texts.some((text) => text.includes(part));
  if (has(` ${word} `) || has(` ال${word} `)) return 3;
  if (has(` ${stemOf(word)}`)) return 2;
  return has(stemOf(word)) ? 1 : 0;
}

function soundsLike(word: string, { sounds }: Folded): boolean {
  const sound = /^\p{L}+$/u.test(word) ? soundOf(word) : '';
  return sound.length >= SHORTEST_SOUND && sounds().some((own) => own.startsWith(sound));
}

/** How well the words of a search answer a thing; null when one of them is nowhere. */
function scoreOf(
  words: readonly string[],
  thing: Folded,
  bySound: boolean,
): Omit<Match<unknown>, 'item'> | null {
  let sum = 0;
  let isNamed = true;
  for (const word of words) {
    const isThere = thing.all.includes(stemOf(word));
    const inNames = isThere ? standing(word, thing.names) : 0;
    const worth = inNames > 0 ? 3 + inNames : isThere ? standing(word, thing.texts) : 0;
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
 * Creates the search of one kind of things. All answer where no letter or digit was typed; where no thing has the
 * words as they are written, those whose names sound like them.
 * @param fieldsOf must give the same for the same thing, which is read once
 */
export function createSearch<T extends object>(fieldsOf: (item: T) => SearchFields): Search<T> {
  const known = new WeakMap<T, Folded>();
  const foldedOf = (item: T): Folded => {
    const folded = known.get(item) ?? foldFields(fieldsOf(item));
    known.set(item, folded);
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
    const written = scored(false);
    return written.length > 0 ? written : scored(true);
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
