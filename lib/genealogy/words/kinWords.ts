import type { HouseholdFacts, PersonFacts } from '@/lib/genealogy/person';
import { capitalize } from '@/lib/text/capital';
import { of } from '@/lib/text/elision';
import { listed } from '@/lib/text/listed';

type Kin = Pick<PersonFacts, 'role' | 'sex' | 'parents' | 'filiation' | 'households'>;

/** Largest number of spouses or children named in a sentence; a sentence on more people gives their number. */
const MAX_NAMED = 4;

/**
 * Writes a sentence on a person's spouses, parents and children: « Épouse d’Alî, fille de Muhammad. » A spouse named in
 * the role is omitted; null when nobody remains.
 */
export function kinWords({ role, sex, parents, filiation, households }: Kin): string | null {
  const pick = (male: string, female: string): string => (sex === 'male' ? male : female);
  const unions = households.filter(
    ({ spouse }) => spouse !== null && !namesSpouse(role, spouse.name),
  );
  const children = households.flatMap((household) => household.children);
  const facts = [
    unions.length === 0 ? null : spouseWords(unions, pick),
    parents.length === 0
      ? null
      : `${pick('fils', 'fille')} ${listed(parents.map(({ name }) => of(name)))}${filiation === null ? '' : ' (filiation discutée)'}`,
    children.length === 0
      ? null
      : children.length > MAX_NAMED
        ? `${pick('père', 'mère')} de ${children.length} enfants dans cet arbre`
        : `${pick('père', 'mère')} ${listed(children.map(({ name }) => of(name)))}`,
  ].filter((fact) => fact !== null);
  return facts.length === 0 ? null : `${capitalize(facts.join(', '))}.`;
}

function spouseWords(
  unions: readonly HouseholdFacts[],
  pick: (male: string, female: string) => string,
): string {
  const noun = pick('époux', 'épouse');
  if (unions.length > MAX_NAMED) {
    const discussedCount = unions.filter(({ grade }) => grade === 'discuté').length;
    const sentence = `${noun} de ${unions.length - discussedCount} ${pick('femmes', 'hommes')} de cet arbre`;
    return discussedCount > 0
      ? `${sentence} (et ${discussedCount} unions discutées)`
      : sentence;
  }
  return `${noun} ${listed(
    unions.map(
      ({ spouse, grade }) =>
        of(spouse?.name ?? '') + (grade === 'discuté' ? ' (union discutée)' : ''),
    ),
  )}`;
}

/** Tells whether a role names a spouse. */
const namesSpouse = (role: string, spouse: string): boolean =>
  /épou|femme|mari\b/i.test(role) && role.includes(spouse.split(/ (?:ibn|bint|\()/)[0] ?? '');
