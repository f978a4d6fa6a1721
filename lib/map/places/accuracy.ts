import type { Place } from '@/lib/map/places/place';

const DISTANCE_PATTERN =
  /(?:à|faux de) (un|\d+(?:,\d+)?)[\s\u00a0\u202f](kilomètres?|km|mètres?|m)(?:[\s\u00a0\u202f]près)?(?![\p{L}])/u;

/** Uncertainty of a position whose note states no number, as a ratio of its map's width. */
const WIDTH_RATIOS = { haute: 0.001, moyenne: 0.006, basse: 0.02 } as const;

/**
 * Estimates the uncertainty radius of a place in kilometres: from the note of its position, else by its certainty.
 * @param mapWidth width of its map, in kilometres
 */
export function positionAccuracy(
  { certainty }: Pick<Place, 'certainty'>,
  mapWidth: number,
): number {
  const [, amount, unit = ''] = DISTANCE_PATTERN.exec(certainty.placeNote ?? '') ?? [];
  if (amount === undefined) return WIDTH_RATIOS[certainty.place] * mapWidth;
  const number = amount === 'un' ? 1 : Number(amount.replace(',', '.'));
  return unit.startsWith('k') ? number : number / 1000;
}
