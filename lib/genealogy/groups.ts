import type { Siblinghood } from '@/lib/genealogy/kinship/siblings';
import type { LinkRecord } from '@/lib/genealogy/record';

/** Headings of siblings by the parents that they share. */
export const SIBLING_TITLES: Readonly<Record<Siblinghood, string>> = {
  full: 'Frères et sœurs germains (même père, même mère)',
  paternal: 'Demi-frères et demi-sœurs consanguins (même père)',
  'paternal-at-least': 'Frères et sœurs par le père au moins',
  maternal: 'Demi-frères et demi-sœurs utérins (même mère)',
  'maternal-at-least': 'Frères et sœurs par la mère au moins',
  attested: 'Frères et sœurs dont les parents ne figurent pas dans cet arbre',
};

type Sex = 'male' | 'female';

/**
 * Labels the relative to whom a `LinkRecord` ties a person: milk kinship, adoption, alliance or siblings.
 * @param isFrom whether the person is the record's `from`, and the relative its `to`
 */
export function tieLabel(kind: LinkRecord['kind'], isFrom: boolean, relativeSex: Sex): string {
  const pick = (male: string, female: string): string =>
    relativeSex === 'male' ? male : female;
  switch (kind) {
    case 'milk':
      return isFrom ? pick('Fils de lait', 'Fille de lait') : 'Nourrice (mère de lait)';
    case 'adoption':
      return isFrom
        ? pick('Fils adoptif', 'Fille adoptive')
        : pick('Père adoptif', 'Mère adoptive');
    case 'alliance':
      return 'Alliance par mariage';
    case 'siblings':
      return pick('Frère', 'Sœur');
  }
}
