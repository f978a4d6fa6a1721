import type { Passage } from '@/lib/episodes/telling/passages';
import { nameOnMap } from '@/lib/map/markers/labels';

/** Formats place and time of a passage for the player: « La Mecque, vers 610 »; null without either. */
export function passageWords({ place, date }: Pick<Passage, 'place' | 'date'>): string | null {
  const words = [place && nameOnMap(place.name), date?.words].filter(Boolean);
  return words.length === 0 ? null : words.join(', ');
}
