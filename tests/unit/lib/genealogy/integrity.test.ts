import * as v from 'valibot';
import { genealogyProblems } from '@/lib/genealogy/integrity';
import { GenealogySchema, type GenealogyRecord } from '@/lib/genealogy/record';
import { lifeWords, yearWords } from '@/lib/genealogy/dates';
import { loadPeople, loadPlaces } from '@/lib/server/content/references';
import { record } from './tree';

const known = {
  people: new Set(loadPeople().keys()),
  places: new Set(loadPlaces().keys()),
};
type Person = GenealogyRecord['people'][number];

function withPerson(id: string, change: Partial<Person>): readonly string[] {
  const people = record.people.map((person) =>
    person.id === id ? { ...person, ...change } : person,
  );
  return genealogyProblems({ ...record, people }, known);
}

it('the facts of the site are consistent', () => {
  expect(genealogyProblems(record, known)).toEqual([]);
});

it.each<[string, Partial<Person>, RegExp]>([
  ['hasan', { father: 'x' }, /people « hasan » → father : « x » n’est dans aucune/],
  ['hasan', { father: 'fatima' }, /« fatima » est écrit « female » ; « male » est attendu/],
  ['kilab', { father: 'hasan' }, /personne ne descend de soi-même/],
  ['muhammad', { birth: { in: 546 } }, /moins de 10 ans de moins que « abdallah »/],
  ['hasan', { death: { in: 600 } }, /la mort vient avant la naissance/],
  ['hasan', { places: ['atlantide'] }, /« atlantide » n’est un lieu d’aucune carte/],
  ['hasan', { clan: 'x' }, /« x » n’est pas dans « clans »/],
  ['hasan', { id: 'inconnu' }, /« inconnu » n’est pas dans content\/people\.json/],
  ['hasan', { id: 'lien' }, /cette adresse est celle d’une autre page/],
])('%s with %j is refused in French', (id, change, sentence) => {
  const problems = withPerson(id, change);
  expect(problems.join('\n')).toMatch(sentence);
  expect(problems.every((line) => line.startsWith('content/genealogy.json → '))).toBe(true);
});

it('an alliance without a marriage is refused', () => {
  const ends = { from: 'hamza', to: 'muhammad' };
  const link = { kind: 'alliance', certainty: 'établi', ...ends } as const;
  expect(genealogyProblems({ ...record, links: [link] }, known)).toEqual([
    expect.stringMatching(/aucune union n’allie « hamza »/),
  ]);
});

it.each([
  [{ in: 632 }, true],
  [{ about: 671, to: 681 }, true],
  [{ in: 632, about: 630 }, false],
  [{}, false],
])('a date has one year, exact or not: %j is %p', (birth, isValid) => {
  const people = [{ ...record.people[0], birth }];
  expect(v.safeParse(GenealogySchema, { ...record, people }).success).toBe(isValid);
});

it('dates are written in French', () => {
  const [birth, death] = [{ about: 570 }, { in: 632 }];
  expect(yearWords({ about: 671, to: 681 })).toBe('vers 671–681');
  expect(lifeWords({ death: { in: 619 }, sex: 'female' })).toBe('morte en 619');
  expect(lifeWords({ birth, death, sex: 'male' })).toBe('vers 570 – 632');
  expect(lifeWords({ sex: 'male' })).toBeNull();
});
