/** The sounds of written words, by espeak-ng. */
import { symbolsOfTexts } from '../reading/phonemes';
import { writtenWords } from './wordErrors';

/** Elided words, whose letters espeak-ng would name. */
const ELIDED_SOUNDS: Readonly<Record<string, string>> = {
  ...{ 'c’': 's', 'd’': 'd', 'j’': 'ʒ', 'l’': 'l', 'm’': 'm', 'n’': 'n', 's’': 's', 't’': 't' },
  ...{ 'qu’': 'k', 'jusqu’': 'ʒysk', 'lorsqu’': 'loʁsk', 'puisqu’': 'pɥisk' },
};

/** Pairs of vowels that many speakers of French do not distinguish, reduced to one. */
const MERGED_VOWELS: Readonly<Record<string, string>> = {
  ɛ: 'e',
  ɔ: 'o',
  ɑ: 'a',
  œ: 'ø',
  œ̃: 'ɛ̃',
};

/** Splits phonemes into sounds, without stress and length; a nasal vowel is one sound. */
export const soundsIn = (phonemes: string): readonly string[] =>
  (phonemes.replace(/[ˈˌː\s]/g, '').match(/.\u0303?/gu) ?? []).map(
    (sound) => MERGED_VOWELS[sound] ?? sound,
  );

/** Prepares the sounds of the words of some texts. */
export function wordSounds(texts: readonly string[]): (written: string) => readonly string[] {
  const words = [...new Set(texts.flatMap(writtenWords))];
  const symbols = symbolsOfTexts(words.map((word) => word.replace('’', '')));
  return (written) =>
    soundsIn(ELIDED_SOUNDS[written] ?? symbols.get(written.replace('’', '')) ?? written);
}
