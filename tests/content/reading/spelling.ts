import { GlossarySchema } from '@/lib/glossary/term';
import { readContent } from '@/lib/server/content/records';
import { loadPeople, loadPlaces } from '@/lib/server/content/references';
import type { Prose } from '@/tests/content/reading/prose';
/** Names compared as a careless hand would write them: no accents, no apostrophes, lower case. */
const careless = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’'ʿʾ]/g, '')
    .toLowerCase();

/** French words that a careless spelling of a name would be: nothing can be said of them. */
const HOMOGRAPHS = new Set('amin hilf aya ali mina hind harb haram umar marche'.split(' '));

/** The words of the names that the site knows, each under its careless form, with every right spelling. */
const SPELLINGS: ReadonlyMap<string, ReadonlySet<string>> = (() => {
  const names = [
    ...readContent(GlossarySchema, 'glossary.json').map(({ term }) => term),
    ...[...loadPlaces().values(), ...loadPeople().values()].map(({ name }) => name),
  ];
  const spellings = new Map<string, Set<string>>();
  for (const word of names.flatMap(wordsOf)) {
    if (word.length < 4) continue;
    const key = careless(word);
    spellings.set(key, (spellings.get(key) ?? new Set()).add(word));
  }
  return spellings;
})();

/** The words of a text that are a known name written in none of its right spellings. */
export function misspelt(text: string): readonly string[] {
  return wordsOf(text).filter((word) => {
    const right = SPELLINGS.get(careless(word));
    // A name that is known without any mark tells nothing of another that has some: al-Malik, Mâlik.
    const isMarked = [...(right ?? [])].some((name) => careless(name) !== name.toLowerCase());
    if (!right || !isMarked || HOMOGRAPHS.has(word.toLowerCase())) return false;
    return ![...right].some((spelling) => spelling.toLowerCase() === word.toLowerCase());
  });
}

export const misspeltIn = (prose: readonly Prose[]): readonly string[] =>
  prose.flatMap(({ at, text }) => misspelt(text).map((word) => `${at} : « ${word} »`));

/** Words with the apostrophes inside and after them; an elided article or particle is no part of its word. */
function wordsOf(text: string): readonly string[] {
  return (
    text
      .replace(/\b(?:[dlcjmnst]|qu|jusqu|lorsqu|puisqu)’/giu, '')
      .match(/\p{L}[\p{L}\p{M}’]*/gu) ?? []
  );
}
