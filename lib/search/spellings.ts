import { fold } from '@/lib/text/fold';
import { foldedWords, stemOf, significantWords, withoutArticle } from '@/lib/text/search/words';
import { soundOf } from '@/lib/text/sound';

/** In letters: shortest phonetic keys, and shortest prefixes of them, that are compared. */
const [SHORTEST_SOUND, SHORTEST_BEGINNING] = [3, 5];

/** Lists the significant words of a name, folded, without articles and plurals. */
export const namedWords = (name: string): readonly string[] =>
  significantWords(foldedWords(name)).map(withoutArticle).map(stemOf);

/**
 * Creates the function that lists the spellings of a folded word, itself first: the known ones, and names with the same
 * phonetic key: « Omar » finds « Umar », in sentences too.
 * @param known one-word names in all their spellings
 */
export function createSpellings(
  names: readonly string[],
  known: readonly (readonly string[])[],
): (word: string) => readonly string[] {
  const folded = known.map((spellings) => spellings.map(fold));
  const bySound = new Map<string, Set<string>>();
  for (const word of names.flatMap(namedWords)) {
    const sound = soundOf(word);
    if (/\d/.test(word) || sound.length < SHORTEST_SOUND) continue;
    bySound.set(sound, (bySound.get(sound) ?? new Set()).add(word));
  }

  function alike(word: string): readonly string[] {
    const sound = soundOf(word);
    if (sound.length < SHORTEST_BEGINNING) return [...(bySound.get(sound) ?? [])];
    return [...bySound].flatMap(([own, words]) => (own.startsWith(sound) ? [...words] : []));
  }

  return (word) => [
    ...new Set([word, ...(folded.find((words) => words.includes(word)) ?? []), ...alike(word)]),
  ];
}

/**
 * Finds the names most similar to a typed text, by Dice's coefficient over letter pairs of phonetic keys.
 * @returns at most `most`, most similar first; none with a coefficient below a third
 */
export function nearestNames<T extends { readonly title: string }>(
  items: readonly T[],
  typed: string,
  most: number,
): readonly T[] {
  const pairs = pairsOf(typed);
  return items
    .map((item) => {
      const titlePairs = pairsOf(item.title);
      const common = [...titlePairs].filter((pair) => pairs.has(pair)).length;
      return { item, likeness: (2 * common) / Math.max(1, titlePairs.size + pairs.size) };
    })
    .filter(({ likeness }) => likeness >= 1 / 3)
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, most)
    .map(({ item }) => item);
}

function pairsOf(text: string): ReadonlySet<string> {
  const letters = [...namedWords(text).map(soundOf).join(' ')];
  return new Set(letters.slice(1).map((letter, index) => `${letters[index]}${letter}`));
}
