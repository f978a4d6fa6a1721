import { namedHijriYear } from '@/lib/time/hijriWords';
import { kindWords } from '@/lib/timeline/words';

const ISLAM = { id: 'islam', name: 'Islam' };
const DOCUMENTS = { id: 'documents', name: 'Documents' };

it.each([
  [null, ISLAM, 'Islam · Événement'],
  ['règne', ISLAM, 'Islam · Règne'],
  [null, DOCUMENTS, 'Document'],
  ['document', DOCUMENTS, 'Ensemble de documents'],
  ['vie', DOCUMENTS, 'Documents · Vie'],
] as const)(
  'the words of the kind %s contain the lane, unless the lane repeats the kind',
  (kind, lane, words) => {
    expect(kindWords({ kind }, lane)).toBe(words);
  },
);

it.each([
  ['1', 'an 1'],
  ['1–2', 'an 1–2'],
  ['16 ou 17', 'an 16 ou 17'],
  ['10 (9)', 'an 10 (9)'],
  ['27–90 environ', 'an 27–90 environ'],
  ['vers 30 (25–30)', 'vers l’an 30 (25–30)'],
  ['172 – IVe siècle', 'an 172 – IVe siècle'],
  ['20 ramadan 8', '20 ramadan 8'],
  ['dhû l-qa’da et dhû l-hijja 5', 'dhû l-qa’da et dhû l-hijja 5'],
])('the Hijri date « %s » is written with « an » for a year: « %s »', (words, expected) => {
  expect(namedHijriYear(words)).toBe(expected);
});
