import { GlossarySchema } from '@/lib/glossary/term';
import { readContent } from '@/lib/server/content/records';
import { loadPeople, loadPlaces } from '@/lib/server/content/references';
import type { Prose } from '@/tests/content/reading/prose';
/** Folds a name for comparison: without accents and apostrophes, in lower case. */
const unmarked = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’'ʿʾ]/g, '')
    .toLowerCase();

/** French words equal to a folded name, which cannot be checked. */
const HOMOGRAPHS = new Set('amin hilf aya ali mina hind harb haram umar marche'.split(' '));

/** Modern authors whose given name is that of someone in history, in a spelling of their own. */
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
    const key = unmarked(word);
    spellings.set(key, (spellings.get(key) ?? new Set()).add(word));
  }
  return spellings;
})();

/** Lists the words of a text that are a known name in none of its correct spellings. */
export function misspelt(text: string): readonly string[] {
  return wordsOf(text).filter((word) => {
    const right = SPELLINGS.get(unmarked(word));
    // A name without any diacritic does not constrain one with diacritics: al-Malik, Mâlik.
    const isMarked = [...(right ?? [])].some((name) => unmarked(name) !== name.toLowerCase());
    if (!right || !isMarked || HOMOGRAPHS.has(word.toLowerCase())) return false;
    return ![...right].some((spelling) => spelling.toLowerCase() === word.toLowerCase());
  });
}

export const misspeltIn = (prose: readonly Prose[]): readonly string[] =>
  prose.flatMap(({ at, text }) => misspelt(text).map((word) => `${at} : « ${word} »`));

/** Splits a text into words, with inner and trailing apostrophes; an elided article or particle is cut off. */
function wordsOf(text: string): readonly string[] {
  return (
    text
      .replace(AUTHORS, '')
      .replace(/\b(?:[dlcjmnst]|qu|jusqu|lorsqu|puisqu)’/giu, '')
      .match(/\p{L}[\p{L}\p{M}’]*/gu) ?? []
  );
}
