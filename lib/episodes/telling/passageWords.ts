import type { Passage } from '@/lib/episodes/telling/passages';
import { nameOnMap } from '@/lib/map/markers/labels';

/** Where and when a passage is, as the player says it: « La Mecque, vers 610 »; null where it is nowhere and at no time. */
export function passageWords({ place, date }: Pick<Passage, 'place' | 'date'>): string | null {
  const words = [place && nameOnMap(place.name), date?.words].filter(Boolean);
  return words.length === 0 ? null : words.join(', ');
}
