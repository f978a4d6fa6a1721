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
  it('gives what fits its schema', () => {
    const place = { name: 'Badr', years: [624] };
    expect(decode(place)()).toEqual(place);
  });

  it('names the file, the path in it and what was expected', () => {
    expect(decode({ name: '', years: [624] })).toThrow(
      'content/lieu.json → name : un texte non vide est attendu',
    );
  });

  it('counts its way into lists', () => {
    expect(decode({ name: 'Badr', years: [624, '625'] })).toThrow(
      'content/lieu.json → years.1 : une année est attendue',
    );
  });

  it('lists everything that is wrong, one a line', () => {
    expect(decode({ name: 5, years: ['624'] })).toThrow(
      'Contenu invalide :\n' +
        '  content/lieu.json → name : un texte est attendu\n' +
        '  content/lieu.json → years.0 : une année est attendue',
    );
  });

  it('says so when the whole file is wrong', () => {
    expect(decode(null)).toThrow('content/lieu.json → (racine) : ');
  });
});

describe('the files of content/', () => {
  it('are listed by name, in order, without their ending', () => {
    const names = listContent('episodes');
    expect(names).toHaveLength(readdirSync('content/episodes').length);
    expect(names).toEqual([...names].sort());
    expect(names.join(' ')).not.toContain('.json');
  });

  it('name themselves when they are missing', () => {
    expect(() => readContent(Place, 'absent.json')).toThrow(/content\/absent\.json/);
  });
});
