/**
 * Arabic names reach French in many spellings: Khadîja, Khadidja; Muhammad, Mohammed, Mahomet; Quraysh, Koreïch.
 * Most differ by rule, and have one sound under `soundOf`; the others are told by `content/spellings.json` and by the
 * glossary. Only names are compared by their sound: «mot» must not find «Mu’ta», nor «pour» find «pur».
 */
import * as v from 'valibot';
import { Text } from '@/lib/content/fields';
import { wordsOf } from '@/lib/episodes/search/words';
import { soundOf } from '@/lib/text/sound';

/** `content/spellings.json`: names of one word, and the other spellings under which readers look for each. */
export const SpellingsSchema = v.array(
  v.strictObject({ name: Text, others: v.pipe(v.array(Text), v.minLength(1)) }),
);

export type SpellingRecord = v.InferOutput<typeof SpellingsSchema>[number];

export interface Spellings {
  /** The sounds of a folded word that is a name, of its other spellings too; none for any other word. */
  readonly soundsOf: (folded: string) => readonly string[];
}

/** Shorter sounds are too many words at once. */
const SHORTEST_SOUND = 3;

/**
 * Knows the words of these names, and for each group of words that they are one name.
 * @param names Texts whose words are names, whatever their number.
 * @param groups One word each; what is not is passed over.
 */
export function createSpellings(
  names: readonly string[],
  groups: readonly (readonly string[])[],
): Spellings {
  const known = new Map<string, readonly string[]>();
  for (const { folded } of names.flatMap(wordsOf)) {
    const sound = soundOf(folded);
    if (sound.length >= SHORTEST_SOUND) known.set(sound, [sound]);
  }
  for (const group of groups) {
    const words = group.map(wordsOf);
    if (words.some(({ length }) => length !== 1)) continue;
    const own = words.flat().map(({ folded }) => soundOf(folded));
    const all = new Set(own.flatMap((sound) => [sound, ...(known.get(sound) ?? [])]));
    for (const sound of all) known.set(sound, [...all]);
  }
  return { soundsOf: (folded) => known.get(soundOf(folded)) ?? NONE };
}

const NONE: readonly string[] = [];
