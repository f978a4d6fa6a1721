import type { PersonFacts } from '@/lib/genealogy/person';
import { capitalize } from '@/lib/text/capital';
import { of } from '@/lib/text/elision';
import { clip } from '@/lib/text/clip';

/** Length of the longest description that search engines show whole, in characters. */
const MAX_LENGTH = 158;

type DescribedPerson = Pick<
  PersonFacts,
  'name' | 'role' | 'sex' | 'life' | 'parents' | 'households' | 'siblings'
>;

/** Writes the meta description of a person: role, parents, spouses and children. */
export function personDescription(person: DescribedPerson): string {
  const { name, role, sex, life, parents, households, siblings } = person;
  const pick = (male: string, female: string): string => (sex === 'male' ? male : female);
  const spouses = households.flatMap(({ spouse }) => spouse?.name ?? []);
  const children = households.flatMap((household) => household.children).length;
  const facts = [
    life,
    parents.length > 0
      ? `${pick('fils', 'fille')} ${parents.map((parent) => of(parent.name)).join(' et ')}`
      : null,
    spouses.length === 0
      ? null
      : spouses.length === 1
        ? `${pick('époux', 'épouse')} ${of(spouses[0] ?? '')}`
        : `${spouses.length} ${pick('épouses', 'époux')}`,
    children > 0 ? `${children} ${children > 1 ? 'enfants' : 'enfant'} dans l’arbre` : null,
    siblings.length > 0 ? 'frères et sœurs' : null,
    'sources et place dans l’arbre généalogique',
  ].flatMap((fact) => fact ?? []);
  return clip(`${name}. ${role} ${capitalize(facts.join(', '))}.`, MAX_LENGTH);
}
