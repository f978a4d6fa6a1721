import 'server-only';
import { namesIn } from '@/lib/episodes/search/namesIn';
import { pairWords } from '@/lib/episodes/search/pairWords';
import { createSpellings, type Spellings } from '@/lib/episodes/search/spellings';
import { givenName } from '@/lib/genealogy/nasab';
import { loadContent } from '@/lib/server/content/loadContent';

/**
 * Loads the proper names of the series in all their spellings: people, places, terms, names that only these texts have
 * (such as a tribe), and common spellings in queries, in Arabic script too.
 */
export function loadSpellings(texts: readonly string[]): Spellings {
  const content = loadContent();
  const glossary = content.glossary.map(({ term, transliteration }) => [term, transliteration]);
  const alternatives = content.spellings.map((spelling) => [spelling.name, ...spelling.others]);
  const people = [...content.people.values()].map(({ name }) => name);
  const places = [...content.places.values()];
  const inArabic = [
    ...places.flatMap(({ name, arabicName }) => pairWords(name, arabicName)),
    ...content.genealogy.people.flatMap(({ id, arabicName }) =>
      pairWords(givenName(content.people.get(id)?.name ?? ''), givenName(arabicName)),
    ),
  ];
  return createSpellings(
    [
      ...people,
      ...places.map(({ name }) => name),
      ...glossary.flat(),
      ...alternatives.flat(),
      ...texts.flatMap(namesIn),
    ],
    [...glossary, ...alternatives, ...inArabic],
  );
}
