import { linkLessons } from '@/lib/server/content/link/lessons';

const trace = Array.from({ length: 8 }, (_, rank) => `Ligne ${rank + 1}.`);
const known = {
  episodes: new Set(['un']),
  documents: new Set(['stele']),
  places: new Set(['badr']),
};

it('a lesson with known ids is linked under the name of its episode', () => {
  const problems: string[] = [];
  const record = { document: 'stele', places: ['badr'], trace };
  expect(linkLessons([{ name: 'un', record }], known, problems)).toEqual(
    new Map([['un', record]]),
  );
  expect(problems).toEqual([]);
});

it('a lesson of no episode, with an unknown document or place, is reported with file and field', () => {
  const problems: string[] = [];
  const record = { document: 'lettre', places: ['badr', 'nulle-part'], trace };
  linkLessons([{ name: 'deux', record }], known, problems);
  expect(problems).toEqual([
    'content/classroom/deux.json : un épisode du même nom est attendu',
    'content/classroom/deux.json → document : un document est attendu, il n’y a pas de « lettre »',
    'content/classroom/deux.json → places.1 : un lieu d’une carte est attendu, il n’y a pas de « nulle-part »',
  ]);
});
