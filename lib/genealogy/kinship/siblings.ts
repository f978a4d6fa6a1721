import type { Family } from '@/lib/genealogy/family';

/**
 * What two siblings share: both parents, the father or the mother alone, or one parent at least, the other being
 * unknown here for one of them; or no parent who is known here, though they are told to be siblings.
 */
export type Siblinghood =
  'full' | 'paternal' | 'maternal' | 'paternal-at-least' | 'maternal-at-least' | 'attested';

export function siblinghood({ people }: Family, one: string, other: string): Siblinghood {
  const [a, b] = [people.get(one), people.get(other)];
  const sameFather = a?.father !== undefined && a.father === b?.father;
  const sameMother = a?.mother !== undefined && a.mother === b?.mother;
  if (sameFather && sameMother) return 'full';
  if (sameFather)
    return a.mother === undefined || b?.mother === undefined ? 'paternal-at-least' : 'paternal';
  if (sameMother)
    return a.father === undefined || b?.father === undefined ? 'maternal-at-least' : 'maternal';
  return 'attested';
}
