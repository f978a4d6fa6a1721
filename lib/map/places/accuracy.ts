import type { Place } from '@/lib/map/places/place';

const AMOUNT =
  /(?:à|faux de) (un|\d+(?:,\d+)?)[\s\u00a0\u202f](kilomètres?|km|mètres?|m)(?:[\s\u00a0\u202f]près)?(?![\p{L}])/u;

/** What a position is worth whose note gives no number, as a ratio of its map's width. */
const SHARES = { haute: 0.001, moyenne: 0.006, basse: 0.02 } as const;

/**
 * Estimates the radius, in kilometres, within which a place lies: the one that its position's note states, else
 * one by its certainty.
 * @param mapWidth the width of its map, in kilometres
 */
export function positionAccuracy(
  { certainty }: Pick<Place, 'certainty'>,
  mapWidth: number,
): number {
  const [, amount, unit = ''] = AMOUNT.exec(certainty.placeNote ?? '') ?? [];
  if (amount === undefined) return SHARES[certainty.place] * mapWidth;
  const number = amount === 'un' ? 1 : Number(amount.replace(',', '.'));
  return unit.startsWith('k') ? number : number / 1000;
}
