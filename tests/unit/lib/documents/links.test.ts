import { brokenLinks } from '@/lib/documents/links';
import { inOrderOfTime, neighboursOf } from '@/lib/documents/document';
import { loadDocuments } from '@/lib/server/content/documents/documents';

const [document] = loadDocuments();
if (!document) throw new Error('A document is expected.');

const known = {
  episodes: new Set(document.episodes),
  people: new Set(document.people),
  places: new Set(document.settings.flatMap(({ place }) => place ?? [])),
};

it('the links of a document are valid when every id is known', () => {
  expect(brokenLinks(document, known)).toEqual([]);
});

it.each([
  ['episodes.0', { episodes: ['episode-99'] }, 'content/episodes', 'episode-99'],
  ['people.0', { people: ['personne'] }, 'content/people.json', 'personne'],
  ['settings.0.place', { settings: [{ name: 'Là', place: 'rien' }] }, 'content/maps', 'rien'],
])('a broken link of a document is reported with its field: %s', (field, changes, file, id) => {
  const [message, ...otherMessages] = brokenLinks({ ...document, ...changes }, known);
  expect(otherMessages).toEqual([]);
  expect(message).toContain(`content/documents/${document.slug}.json → ${field} : `);
  expect(message).toContain(file);
  expect(message).toContain(`« ${id} » n’existe pas`);
});

it('documents in a list are in chronological order, whatever the order of the files', () => {
  const documents = loadDocuments();
  expect(inOrderOfTime(documents.toReversed())).toEqual(documents);
});

it('documents in a list have neighbours, except at the ends', () => {
  const neighbours = ['a', 'b', 'c'].map((slug) => neighboursOf(['a', 'b', 'c'], slug));
  expect(neighbours).toEqual([
    { previous: null, next: 'b' },
    { previous: 'a', next: 'c' },
    { previous: 'b', next: null },
  ]);
});
