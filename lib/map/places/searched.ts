import type { MapPlace } from '@/lib/map/places/mapPlace';
import type { Place } from '@/lib/map/places/place';
import { fold } from '@/lib/text/fold';
import { soundOf } from '@/lib/text/sound';

/** A capitalized word, anywhere in a sentence; « al-Nûr » gives « Nûr ». */
const NAME = /\p{Lu}[\p{L}\p{M}'‘’ʻʼʾʿ]+/gu;
/** Least length of a phonetic key that is compared, in letters. */
const MIN_SOUND_LENGTH = 4;

/** Collects the searchable names of a place besides name and description, from the texts of its panel. */
export function searchableNamesOf(place: Place): Pick<MapPlace, 'otherNames' | 'sounds'> {
  const { name, alternativeNames, arabicName, empire, description } = place;
  const texts = [name, ...alternativeNames, empire, description].join(' ');
  const sounds = [...texts.matchAll(NAME)].map(([word]) => soundOf(fold(word)));
  return {
    otherNames: [...alternativeNames, arabicName],
    sounds: [...new Set(sounds)].filter((sound) => sound.length >= MIN_SOUND_LENGTH),
  };
}
