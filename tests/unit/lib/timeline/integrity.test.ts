import * as v from 'valibot';
import { toEntry } from '@/lib/timeline/entry';
import { faultsOf, type Known } from '@/lib/timeline/integrity';
import { EventSchema, SpanSchema, type EventRecord } from '@/lib/timeline/record';

const FILE = 'content/timeline/events.json';
const known: Known = {
  lanes: new Set(['islam']),
  places: new Set(['badr']),
  people: new Set(['hamza']),
  episodes: new Map([['episode-09', ['Mars 624 : une caravane s’écarte.']]]),
};
const record: EventRecord = {
  id: 'badr',
  title: 'Bataille de Badr',
  lane: 'islam',
  importance: 3,
  theme: 'Batailles',
  edtf: '0624-03',
  hijri: '0002-09',
  grade: 'selon la tradition',
  text: 'Une phrase.',
  places: ['badr'],
  people: ['hamza'],
  citations: [{ slug: 'episode-09', words: 'Mars 624' }],
  sources: ['Coran 3, 123'],
};

const problemsOf = (change: Partial<EventRecord>): readonly string[] =>
  faultsOf([{ file: FILE, entry: toEntry({ ...record, ...change }) }], known);

it('an entry with valid links and dates has no problem', () => {
  expect(problemsOf({})).toEqual([]);
});

it.each([
  [{ lane: 'rome' }, /un couloir de content\/timeline\/lanes\.json est attendu, « rome »/],
  [{ places: ['atlantide'] }, /un lieu de content\/maps est attendu, « atlantide »/],
  [{ people: ['personne'] }, /quelqu’un de content\/people\.json est attendu, « personne »/],
  [
    { citations: [{ slug: 'episode-99', words: 'a' }] },
    /un épisode .* est attendu, « episode-99 »/,
  ],
  [{ citations: [{ slug: 'episode-09', words: 'Uhud' }] }, /des mots de l’épisode .*« Uhud »/],
  [{ edtf: '0824' }, /une date de 500 à 800 est attendue, « 824 »/],
  [{ hijri: '0009' }, /une date de l’Hégire proche de « mars 624 » est attendue/],
] as const)('%j stops the build with file, entry and expectation', (change, message) => {
  const [firstProblem = ''] = problemsOf(change as Partial<EventRecord>);
  expect(firstProblem).toMatch(message);
  expect(firstProblem).toContain(`${FILE} → badr : `);
});

it('two entries with the same id are reported', () => {
  const fileEntry = { file: FILE, entry: toEntry(record) };
  expect(faultsOf([fileEntry, fileEntry], known)).toEqual([
    `${FILE} → badr : un identifiant à lui est attendu, celui-ci est déjà pris.`,
  ]);
});

it.each(['0624-02-30', '624', '[0611..0604]'])('%s is refused as a date', (edtf) => {
  const result = v.safeParse(EventSchema, { ...record, edtf });
  expect(result.success).toBe(false);
  expect(result.issues?.[0].message).toMatch(/^une date qui existe est attendue/);
});

it('a span that ends before it begins, or has no end, is refused', () => {
  for (const edtf of ['0661/0632', '0632'])
    expect(v.safeParse(SpanSchema, { ...record, kind: 'règne', edtf }).success).toBe(false);
  expect(v.safeParse(SpanSchema, { ...record, kind: 'règne', edtf: '0632/0661' }).success).toBe(
    true,
  );
});
