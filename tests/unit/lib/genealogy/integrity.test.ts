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

const withPerson = (id: string, change: Partial<Person>): readonly string[] =>
  genealogyProblems(
    {
      ...record,
      people: record.people.map((person) =>
        person.id === id ? { ...person, ...change } : person,
      ),
    },
    known,
  );

it('the facts hold together', () => {
  expect(genealogyProblems(record, known)).toEqual([]);
});

it.each<[string, Partial<Person>, RegExp]>([
  [
    'hasan',
    { father: 'personne' },
    /people « hasan » → father : « personne » n’est dans aucune/,
  ],
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

it('an alliance that no marriage makes is refused', () => {
  const problems = genealogyProblems(
    {
      ...record,
      links: [{ kind: 'alliance', from: 'hamza', to: 'muhammad', certainty: 'établi' }],
    },
    known,
  );
  expect(problems).toEqual([expect.stringMatching(/aucune union n’allie « hamza »/)]);
});

it('a date has one year, exact or not', () => {
  const read = (birth: unknown) =>
    v.safeParse(GenealogySchema, {
      ...record,
      people: [{ ...record.people[0], birth }],
    }).success;
  expect(read({ in: 632 })).toBe(true);
  expect(read({ about: 671, to: 681 })).toBe(true);
  expect(read({ in: 632, about: 630 })).toBe(false);
  expect(read({})).toBe(false);
});

it('dates are said in French', () => {
  expect(yearWords({ about: 671, to: 681 })).toBe('vers 671–681');
  expect(lifeWords({ death: { in: 619 }, sex: 'female' })).toBe('morte en 619');
  expect(lifeWords({ birth: { about: 570 }, death: { in: 632 }, sex: 'male' })).toBe(
    'vers 570 – 632',
  );
  expect(lifeWords({ sex: 'male' })).toBeNull();
});
