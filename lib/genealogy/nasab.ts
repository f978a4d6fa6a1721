interface Descendant {
  readonly name: string;
  readonly sex: 'male' | 'female';
  readonly father?: string | undefined;
}

/** Number of fathers in a nasab. */
const FATHER_COUNT = 2;

/** Strips the father's name and parentheses: « Ja’far ibn Abî Tâlib » becomes « Ja’far », in Arabic script too. */
export const givenName = (name: string): string =>
  name.replace(/ (?:(?:ibn|bint|بن|بنت) |\().*/, '');

/**
 * Builds the names of a person with father and grandfather, as Arabic does: « Alî ibn Abî Tâlib ibn Abd al-Muttalib ».
 * After ibn and bint, Abû becomes Abî; readers write both, so both are returned. Empty without a known father.
 */
export function nasabsOf(
  person: Descendant,
  people: ReadonlyMap<string, Descendant>,
): readonly string[] {
  const names = [givenName(person.name)];
  for (let ancestor = person; names.length <= FATHER_COUNT;) {
    const father = people.get(ancestor.father ?? '');
    if (!father) break;
    names.push(`${ancestor.sex === 'male' ? 'ibn' : 'bint'} ${givenName(father.name)}`);
    ancestor = father;
  }
  if (names.length === 1) return [];
  const nasab = names.join(' ');
  return [...new Set([nasab.replace(/(?<=(?:ibn|bint) )Abû /g, 'Abî '), nasab])];
}
