import type { Family } from '@/lib/genealogy/family';

/**
 * Shared parents of siblings: both, the father or the mother alone, at least one parent (the other parent is unknown
 * for one of the siblings), or no known parent of two people who are recorded as siblings.
 */
export type Siblinghood =
  'full' | 'paternal' | 'maternal' | 'paternal-at-least' | 'maternal-at-least' | 'attested';

/** Compares the recorded parents of two siblings. */
export function siblinghood(
  { people }: Family,
  firstId: string,
  secondId: string,
): Siblinghood {
  const [a, b] = [people.get(firstId), people.get(secondId)];
  const sameFather = a?.father !== undefined && a.father === b?.father;
  const sameMother = a?.mother !== undefined && a.mother === b?.mother;
  if (sameFather && sameMother) return 'full';
  if (sameFather)
    return a.mother === undefined || b?.mother === undefined ? 'paternal-at-least' : 'paternal';
  if (sameMother)
    return a.father === undefined || b?.father === undefined ? 'maternal-at-least' : 'maternal';
  return 'attested';
}
