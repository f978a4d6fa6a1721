import type { Family, Union } from '@/lib/genealogy/family';

/** Least number of marriages with which a person's unions share one line, each knot below the other partner. */
const MIN_HUB_MARRIAGES = 3;

/**
 * Position of a union's knot: between two neighbours, or below one partner, along a line shared with the other's
 * marriages.
 */
export type Knot =
  | { readonly kind: 'alone'; readonly under: string }
  | { readonly kind: 'between'; readonly left: string; readonly right: string }
  | {
      readonly kind: 'line';
      readonly under: string;
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
  const [one = '', other] = partners;
  if (other === undefined) return { kind: 'alone', under: one };
  const [hub, under] =
    (count.get(one) ?? 0) >= (count.get(other) ?? 0) ? [one, other] : [other, one];
  const [a, b] = [placeOf(one), placeOf(other)];
  if ((count.get(hub) ?? 0) >= MIN_HUB_MARRIAGES || Math.abs(a - b) !== 1)
    return { kind: 'line', under, hub };
  return a < b
    ? { kind: 'between', left: one, right: other }
    : { kind: 'between', left: other, right: one };
}
