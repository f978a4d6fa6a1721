import { nameOnMap } from '@/lib/map/markers/labels';
import type { MapPlace } from '@/lib/map/places/mapPlace';

/**
 * Explains why the filters hide a place.
 * @param untilYear the timeline's year; null without the timeline
 */
export function hiddenReason({ name, year }: MapPlace, untilYear: number | null): string {
  const shortName = nameOnMap(name);
  return untilYear !== null && year > untilYear
    ? `« ${shortName} » n’est pas encore sur la carte en ${untilYear} : ce lieu y paraît en ${year}.`
    : `Les filtres écartent « ${shortName} » de la carte.`;
}
