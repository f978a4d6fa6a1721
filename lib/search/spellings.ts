import { fold } from '@/lib/text/fold';
import { foldedWords, stemOf, significantWords, withoutArticle } from '@/lib/text/search/words';
import { soundOf } from '@/lib/text/sound';

/** In letters: least length of the phonetic keys that are compared, and of the prefixes of such keys. */
const [MIN_SOUND_LENGTH, MIN_PREFIX_LENGTH] = [3, 5];

/** Lists the significant words of a name, folded, without articles and plurals. */
export const namedWords = (name: string): readonly string[] =>
  significantWords(foldedWords(name)).map(withoutArticle).map(stemOf);

/**
 * Creates the function that lists the spellings of a folded word, the word first, then the known spellings and the
 * names with the same phonetic key: « Omar » finds « Umar », in sentences too.
 * @param knownSpellings one-word names in all their spellings
 */
export function createSpellings(
  names: readonly string[],
  knownSpellings: readonly (readonly string[])[],
): (word: string) => readonly string[] {
  const foldedSpellings = knownSpellings.map((spellings) => spellings.map(fold));
  const wordsBySound = new Map<string, Set<string>>();
  for (const word of names.flatMap(namedWords)) {
    const sound = soundOf(word);
    if (/\d/.test(word) || sound.length < MIN_SOUND_LENGTH) continue;
    wordsBySound.set(sound, (wordsBySound.get(sound) ?? new Set()).add(word));
  }

  function namesLike(word: string): readonly string[] {
    const sound = soundOf(word);
    if (sound.length < MIN_PREFIX_LENGTH) return [...(wordsBySound.get(sound) ?? [])];
    return [...wordsBySound].flatMap(([key, words]) =>
      key.startsWith(sound) ? [...words] : [],
    );
  }

  return (word) => [
    ...new Set([
      word,
      ...(foldedSpellings.find((words) => words.includes(word)) ?? []),
      ...namesLike(word),
    ]),
  ];
}

/**
 * Finds the names most similar to a typed text, by Dice's coefficient over letter pairs of phonetic keys.
 * @returns at most `limit` names with a coefficient of a third or more, most similar first
 */
export function nearestNames<T extends { readonly title: string }>(
  items: readonly T[],
  typed: string,
  limit: number,
): readonly T[] {
  const pairs = pairsOf(typed);
  return items
    .map((item) => {
      const titlePairs = pairsOf(item.title);
      const common = [...titlePairs].filter((pair) => pairs.has(pair)).length;
      return { item, similarity: (2 * common) / Math.max(1, titlePairs.size + pairs.size) };
    })
    .filter(({ similarity: likeness }) => likeness >= 1 / 3)
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, limit)
    .map(({ item }) => item);
}

function pairsOf(text: string): ReadonlySet<string> {
  const letters = [...namedWords(text).map(soundOf).join(' ')];
  return new Set(letters.slice(1).map((letter, index) => `${letters[index]}${letter}`));
}
