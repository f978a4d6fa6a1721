/**
 * Spellings of Arabic names in French: Khadîja, Khadidja; Muhammad, Mohammed, Mahomet; Quraysh, Koreïch. Most spellings
 * of a name share a phonetic key (`soundOf`); other spellings come from `content/spellings.json` and the glossary. Only
 * names are compared phonetically: «mot» must not find «Mu’ta», nor «pour» find «pur».
 */
import * as v from 'valibot';
import { Text } from '@/lib/content/fields';
import { wordsOf } from '@/lib/episodes/search/words';
import { soundOf } from '@/lib/text/sound';

/** `content/spellings.json`: names of one word, each with its other spellings in searches. */
export const SpellingsSchema = v.array(
  v.strictObject({ name: Text, others: v.pipe(v.array(Text), v.minLength(1)) }),
);

export type SpellingRecord = v.InferOutput<typeof SpellingsSchema>[number];

export interface Spellings {
  /** Returns the phonetic keys of a folded name and its other spellings; no keys for a word that is not a name. */
  readonly soundsOf: (folded: string) => readonly string[];
}

/** In letters: shorter phonetic keys match too many words. */
const MIN_SOUND_LENGTH = 3;

/**
 * Creates the spellings of names.
 * @param names texts whose words are names
 * @param groups spellings of one name; entries of several words are ignored
 */
export function createSpellings(
  names: readonly string[],
  groups: readonly (readonly string[])[],
): Spellings {
  const soundsBySound = new Map<string, readonly string[]>();
  for (const { folded } of names.flatMap(wordsOf)) {
    const sound = soundOf(folded);
    if (sound.length >= MIN_SOUND_LENGTH) soundsBySound.set(sound, [sound]);
  }
  for (const group of groups) {
    const words = group.map(wordsOf);
    if (words.some(({ length }) => length !== 1)) continue;
    const groupSounds = words.flat().map(({ folded }) => soundOf(folded));
    const allSounds = new Set(
      groupSounds.flatMap((sound) => [sound, ...(soundsBySound.get(sound) ?? [])]),
    );
    for (const sound of allSounds) soundsBySound.set(sound, [...allSounds]);
  }
  return { soundsOf: (folded) => soundsBySound.get(soundOf(folded)) ?? NO_SOUNDS };
}

const NO_SOUNDS: readonly string[] = [];
