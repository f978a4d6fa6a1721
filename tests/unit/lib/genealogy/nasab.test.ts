import { givenName, nasabsOf } from '@/lib/genealogy/nasab';

const people = new Map(
  (
    [
      ['Abd al-Muttalib (Shayba)', undefined],
      ['Abû Tâlib (Abd Manâf)', 'Abd al-Muttalib (Shayba)'],
      ['Ja’far ibn Abî Tâlib', 'Abû Tâlib (Abd Manâf)'],
      ['Zaynab', 'Ja’far ibn Abî Tâlib'],
    ] as const
  ).map(([name, father]) => [
    name,
    { name, father, sex: name === 'Zaynab' ? ('female' as const) : ('male' as const) },
  ]),
);
const nasabs = (name: string) => {
  const person = [...people.values()].find((candidate) => candidate.name === name);
  return person ? nasabsOf(person, people) : null;
};

describe('a nasab', () => {
  it('names father and grandfather, with Abî and with Abû after ibn', () => {
    expect(nasabs('Ja’far ibn Abî Tâlib')).toEqual([
      'Ja’far ibn Abî Tâlib ibn Abd al-Muttalib',
      'Ja’far ibn Abû Tâlib ibn Abd al-Muttalib',
    ]);
  });

  it('of a woman begins with bint, and ends with the second father', () => {
    expect(nasabs('Zaynab')?.[0]).toBe('Zaynab bint Ja’far ibn Abî Tâlib');
  });

  it('is none for an unknown father', () => {
    expect(nasabs('Abd al-Muttalib (Shayba)')).toEqual([]);
  });

  it.each([
    ['Umm Salama (Hind bint Abî Umayya)', 'Umm Salama'],
    ['علي بن أبي طالب', 'علي'],
    ['زينب بنت علي', 'زينب'],
    ['Abd al-Malik', 'Abd al-Malik'],
  ])('takes from « %s » the name « %s »', (name, expected) => {
    expect(givenName(name)).toBe(expected);
  });
});
