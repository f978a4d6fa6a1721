import { GlossarySchema } from '@/lib/glossary/term';
import { readContent } from '@/lib/server/content/records';
import { loadPeople, loadPlaces } from '@/lib/server/content/references';
import type { Prose } from '@/tests/content/reading/prose';
/** Folds a name for comparison: without accents and apostrophes, in lower case. */
const foldName = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’'ʿʾ]/g, '')
    .toLowerCase();

/** French words equal to a folded name, which cannot be checked. */
const HOMOGRAPHS = new Set('amin hilf aya ali mina hind harb haram umar marche'.split(' '));

/** Modern authors who share a given name with a person in history, in another spelling. */
const AUTHORS = /Walid Arafat/g;

/** Correct spellings of the words of all known names, by folded form. */
const SPELLINGS: ReadonlyMap<string, ReadonlySet<string>> = (() => {
  const names = [
    ...readContent(GlossarySchema, 'glossary.json').map(({ term }) => term),
    ...[...loadPlaces().values(), ...loadPeople().values()].map(({ name }) => name),
  ];
  const spellings = new Map<string, Set<string>>();
  for (const word of names.flatMap(wordsOf)) {
    if (word.length < 4) continue;
    const key = foldName(word);
    spellings.set(key, (spellings.get(key) ?? new Set()).add(word));
  }
  return spellings;
})();

/** Lists the words of a text that are a known name in none of its correct spellings. */
export function misspeltWords(text: string): readonly string[] {
  return wordsOf(text).filter((word) => {
    const correctSpellings = SPELLINGS.get(foldName(word));
    // A name without any diacritic does not constrain a name with diacritics: al-Malik, Mâlik.
    const isMarked = [...(correctSpellings ?? [])].some(
      (name) => foldName(name) !== name.toLowerCase(),
    );
    if (!correctSpellings || !isMarked || HOMOGRAPHS.has(word.toLowerCase())) return false;
    return ![...correctSpellings].some(
      (spelling) => spelling.toLowerCase() === word.toLowerCase(),
    );
  });
}

export const misspeltIn = (prose: readonly Prose[]): readonly string[] =>
  prose.flatMap(({ position, text }) =>
    misspeltWords(text).map((word) => `${position} : « ${word} »`),
  );

/** Splits a text into words, with inner and trailing apostrophes; an elided article or particle is cut off. */
function wordsOf(text: string): readonly string[] {
  return (
    text
      .replace(AUTHORS, '')
      .replace(/\b(?:[dlcjmnst]|qu|jusqu|lorsqu|puisqu)’/giu, '')
      .match(/\p{L}[\p{L}\p{M}’]*/gu) ?? []
  );
}
