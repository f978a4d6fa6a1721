import { readdirSync } from 'node:fs';
import * as v from 'valibot';
import { decodeContent } from '@/lib/content/decode';
import { listContent, readContent } from '@/lib/server/content/records';

const Place = v.strictObject({
  name: v.pipe(v.string('un texte est attendu'), v.nonEmpty('un texte non vide est attendu')),
  years: v.array(v.number('une année est attendue')),
});

const decode = (value: unknown) => () => decodeContent(Place, value, 'content/lieu.json');

describe('decodeContent', () => {
  it('returns a value that fits the schema', () => {
    const place = { name: 'Badr', years: [624] };
    expect(decode(place)()).toEqual(place);
  });

  it.each([
    [{ name: '', years: [624] }, ['name : un texte non vide est attendu']],
    [{ name: 'Badr', years: [624, '625'] }, ['years.1 : une année est attendue']],
    [
      { name: 5, years: ['624'] },
      ['name : un texte est attendu', 'years.0 : une année est attendue'],
    ],
  ])('lists each problem of %j: the file, the path in it, the expectation', (...row) => {
    const [value, problems] = row;
    const lines = problems.map((fault) => `  content/lieu.json → ${fault}`);
    expect(decode(value)).toThrow(['Contenu invalide :', ...lines].join('\n'));
  });

  it('reports a file that is not an object at its root', () => {
    expect(decode(null)).toThrow('content/lieu.json → (racine) : ');
  });
});

it('the files of content/ are listed by name, in order, without their extension', () => {
  const names = listContent('episodes');
  expect(names).toHaveLength(readdirSync('content/episodes').length);
  expect(names).toEqual([...names].sort());
  expect(names.join(' ')).not.toContain('.json');
});

it('the error for a missing file of content/ names the file', () => {
  expect(() => readContent(Place, 'absent.json')).toThrow(/content\/absent\.json/);
});
