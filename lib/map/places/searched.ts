import type { MapPlace } from '@/lib/map/places/mapPlace';
import type { Place } from '@/lib/map/places/place';
import { fold } from '@/lib/text/fold';
import { soundOf } from '@/lib/text/sound';

/** A word with a capital, in the middle of a sentence or not; « al-Nûr » gives « Nûr ». */
const NAME = /\p{Lu}[\p{L}\p{M}'‘’ʻʼʾʿ]+/gu;
/** Shorter sounds are not compared. */
const SHORTEST = 4;

/** Collects the names by which a place is searched beside its name and description: all that its panel calls it. */
export function searchedOf(place: Place): Pick<MapPlace, 'otherNames' | 'sounds'> {
  const { name, alternativeNames, arabicName, empire, description } = place;
  const texts = [name, ...alternativeNames, empire, description].join(' ');
  const sounds = [...texts.matchAll(NAME)].map(([word]) => soundOf(fold(word)));
  return {
    otherNames: [...alternativeNames, arabicName],
    sounds: [...new Set(sounds)].filter((sound) => sound.length >= SHORTEST),
  };
}
