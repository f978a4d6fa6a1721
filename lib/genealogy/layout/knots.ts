import type { Family, Union } from '@/lib/genealogy/family';

/** Least number of marriages with which a person's unions share one line, each knot below the other partner. */
const MIN_HUB_MARRIAGES = 3;

/**
 * Position of a union's knot: between two neighbours, or below one partner, along a line that the other partner's
 * marriages share.
 */
export type Knot =
  | { readonly kind: 'alone'; readonly partner: string }
  | { readonly kind: 'between'; readonly left: string; readonly right: string }
  | {
      readonly kind: 'line';
      readonly partner: string;
      /** Id of the partner with more marriages, from whom the shared line starts. */
      readonly hub: string;
    };

/** Counts the marriages of each person of a family. */
export function marriages({ unions }: Pick<Family, 'unions'>): ReadonlyMap<string, number> {
  const count = new Map<string, number>();
  for (const { partners, isCouple } of unions)
    if (isCouple)
      for (const partner of partners) count.set(partner, (count.get(partner) ?? 0) + 1);
  return count;
}

/** Places the knot of a union whose partners have given places in a row. */
export function knotOf(
  { partners }: Union,
  count: ReadonlyMap<string, number>,
  placeOf: (id: string) => number,
): Knot {
  const [firstId = '', secondId] = partners;
  if (secondId === undefined) return { kind: 'alone', partner: firstId };
  const [hub, partner] =
    (count.get(firstId) ?? 0) >= (count.get(secondId) ?? 0)
      ? [firstId, secondId]
      : [secondId, firstId];
  const [a, b] = [placeOf(firstId), placeOf(secondId)];
  if ((count.get(hub) ?? 0) >= MIN_HUB_MARRIAGES || Math.abs(a - b) !== 1)
    return { kind: 'line', partner, hub };
  return a < b
    ? { kind: 'between', left: firstId, right: secondId }
    : { kind: 'between', left: secondId, right: firstId };
}
