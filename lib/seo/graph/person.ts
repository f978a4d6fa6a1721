import type { IdReference, PersonLeaf } from 'schema-dts';
import { personPath } from '@/lib/genealogy/address';
import type { PersonLink } from '@/lib/genealogy/person';
import type { LifeDate } from '@/lib/genealogy/record';
import { pageAddress, personId } from '@/lib/seo/ids';
import { isoYear } from '@/lib/seo/graph/years';

export interface PersonNodeFacts {
  readonly id: string;
  readonly name: string;
  readonly arabicName: string;
  readonly role: string;
  readonly sex: 'male' | 'female';
  readonly certainty: string;
  readonly birth?: LifeDate | undefined;
  readonly death?: LifeDate | undefined;
  readonly parents: readonly PersonLink[];
  readonly spouses: readonly PersonLink[];
  readonly children: readonly PersonLink[];
  readonly siblings: readonly PersonLink[];
  readonly origin: string;
}

/**
 * Builds the Person of a person in the tree. schema.org expresses neither milk kinship nor adoption nor approximate
 * dates: only exact years of established people are given.
 */
export function personNode(facts: PersonNodeFacts): PersonLeaf {
  const { id, name, arabicName, role, sex, origin } = facts;
  const path = personPath(id);
  const references = (people: readonly PersonLink[]): IdReference[] =>
    people.map((person) => ({ '@id': personId(origin, personPath(person.id)) }));
  const relatives = <K extends string>(key: K, people: readonly PersonLink[]) =>
    people.length === 0 ? {} : { [key]: references(people) };
  return {
    '@type': 'Person',
    '@id': personId(origin, path),
    name,
    alternateName: arabicName,
    description: role,
    gender: sex === 'male' ? 'https://schema.org/Male' : 'https://schema.org/Female',
    url: pageAddress(origin, path),
    ...exactYear('birthDate', facts.birth, facts.certainty),
    ...exactYear('deathDate', facts.death, facts.certainty),
    ...relatives('parent', facts.parents),
    ...relatives('spouse', facts.spouses),
    ...relatives('children', facts.children),
    ...relatives('sibling', facts.siblings),
  };
}

const exactYear = (
  key: 'birthDate' | 'deathDate',
  date: LifeDate | undefined,
  certainty: string,
): { readonly birthDate?: string; readonly deathDate?: string } =>
  date?.in === undefined || certainty !== 'établi' ? {} : { [key]: isoYear(date.in) };
