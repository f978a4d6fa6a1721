import 'server-only';
import { namesIn } from '@/lib/episodes/namesIn';
import { SpellingsSchema, createSpellings, type Spellings } from '@/lib/episodes/spellings';
import { readContent } from '@/lib/server/content';
import { loadGlossary } from '@/lib/server/glossary';
import { loadPeople, loadPlaces } from '@/lib/server/references';

/**
 * The names of the series in all their spellings: its people, its places, its terms, those that these texts have
 * besides (a tribe is none of them), and what readers may write.
 */
export function loadSpellings(texts: readonly string[]): Spellings {
  const glossary = loadGlossary().map(({ term, transliteration }) => [term, transliteration]);
  const others = readContent(SpellingsSchema, 'spellings.json').map((spelling) => [
    spelling.name,
    ...spelling.others,
  ]);
  const people = [...loadPeople().values()].map(({ name }) => name);
  const places = [...loadPlaces().values()].map(({ name }) => name);
  return createSpellings(
    [...people, ...places, ...glossary.flat(), ...others.flat(), ...texts.flatMap(namesIn)],
    [...glossary, ...others],
  );
}
