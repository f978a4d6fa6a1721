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

/** Labels the other person of a tie, from the side of one of the two. */
export function tieWords(kind: LinkRecord['kind'], isFrom: boolean, other: Sex): string {
  const pick = (male: string, female: string): string => (other === 'male' ? male : female);
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
