import type { Position } from '@/lib/map/projection';

/** The mean radius of the earth, in kilometres. */
const EARTH_RADIUS = 6371.0088;
const RADIANS = Math.PI / 180;

/** Computes the great-circle distance of two positions, in kilometres: the haversine formula (R. W. Sinnott, 1984). */
export function kilometresBetween(a: Position, b: Position): number {
  const haversine = (degrees: number): number => Math.sin((degrees * RADIANS) / 2) ** 2;
  const chord =
    haversine(b.latitude - a.latitude) +
    Math.cos(a.latitude * RADIANS) *
      Math.cos(b.latitude * RADIANS) *
      haversine(b.longitude - a.longitude);
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(chord)));
}

const WINDS = [
  'au nord',
  'au nord-est',
  'à l’est',
  'au sud-est',
  'au sud',
  'au sud-ouest',
  'à l’ouest',
  'au nord-ouest',
] as const;

/** Describes the bearing of one position from another: 'au sud-est'. */
export function windOf(from: Position, to: Position): (typeof WINDS)[number] {
  const eastward =
    (to.longitude - from.longitude) * Math.cos(((from.latitude + to.latitude) / 2) * RADIANS);
  const turns = Math.atan2(eastward, to.latitude - from.latitude) / (2 * Math.PI);
  return (
    WINDS[((Math.round(turns * WINDS.length) % WINDS.length) + WINDS.length) % WINDS.length] ??
    WINDS[0]
  );
}

/** Formats a distance: '1 200 km', '120 km', '3,4 km' or '350 m'. */
export function distanceWords(kilometres: number): string {
  if (kilometres < 0.95) return `${Math.round(kilometres * 100) * 10}\u00a0m`;
  const roundedKilometres =
    kilometres < 10 ? Math.round(kilometres * 10) / 10 : Math.round(kilometres);
  const digits = String(roundedKilometres).replace('.', ',');
  return `${digits.replace(/^(\d+)(\d{3})$/, '$1\u202f$2')}\u00a0km`;
}
