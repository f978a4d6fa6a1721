interface Descendant {
  readonly name: string;
  readonly sex: 'male' | 'female';
  readonly father?: string | undefined;
}

/** Number of fathers in a nasab. */
const FATHERS = 2;

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
  for (let one = person; names.length <= FATHERS;) {
    const father = people.get(one.father ?? '');
    if (!father) break;
    names.push(`${one.sex === 'male' ? 'ibn' : 'bint'} ${givenName(father.name)}`);
    one = father;
  }
  if (names.length === 1) return [];
  const nasab = names.join(' ');
  return [...new Set([nasab.replace(/(?<=(?:ibn|bint) )Abû /g, 'Abî '), nasab])];
}
