import { decodeContent } from '@/lib/content/decode';
import { EpisodeRecordSchema } from '@/lib/episodes/record';
import { listContent, readContent } from '@/lib/server/content/records';

const slugs = listContent('episodes');

const validRecord = {
  number: 9,
  title: 'La naissance de l’Islam - Épisode 9 : Badr',
  shortTitle: 'Badr',
  category: "La naissance de l'Islam",
  date: 'July 27, 2025',
  duration: '00:05:37',
  imageUrl: '/covers/badr.jpg',
  audioUrl: 'https://audio.example/badr.mp3',
  summary: 'Trois batailles.',
  description: 'Une description.',
  years: { from: 624, to: 627, label: '624–627' },
  periods: ['medine'],
  sources: [
    { author: 'Ibn Hishâm', title: 'Sîra', year: '833', section: 'récit de Badr', note: 'n' },
  ],
  chapters: [{ title: 'Badr', paragraphs: [['Une phrase.', 'Une autre ?']] }],
};

const decode = (value: object) =>
  decodeContent(EpisodeRecordSchema, value, 'episodes/badr.json');

describe('an episode’s record', () => {
  it.each(slugs)('is valid in %s.json', (slug) => {
    expect(() => readContent(EpisodeRecordSchema, `episodes/${slug}.json`)).not.toThrow();
  });

  it('may omit number, category, date, image and audio', () => {
    const optional = ['number', 'category', 'date', 'imageUrl', 'audioUrl'];
    const requiredFields = Object.entries(validRecord).filter(
      ([name]) => !optional.includes(name),
    );
    expect(decode(Object.fromEntries(requiredFields))).toMatchObject({ shortTitle: 'Badr' });
  });

  it('is typeset when decoded', () => {
    expect(decode(validRecord).chapters[0]?.paragraphs[0]?.[1]).toBe('Une autre\u202f?');
  });

  it.each([
    ['number', { number: 0 }],
    ['number', { number: 1.5 }],
    ['number', { number: '9' }],
    ['title', { title: '' }],
    ['title', { title: undefined }],
    ['shortTitle', { shortTitle: '   ' }],
    ['category', { category: 3 }],
    ['date', { date: '2025-06-01' }],
    ['date', { date: 'June 31, 2025' }],
    ['duration', { duration: '5:37' }],
    ['duration', { duration: '00:99:00' }],
    ['imageUrl', { imageUrl: 'covers/badr.jpg' }],
    ['imageUrl', { imageUrl: '//images.example/badr.jpg' }],
    ['audioUrl', { audioUrl: 'javascript:alert(1)' }],
    ['summary', { summary: null }],
    ['description', { description: [] }],
    ['years', { years: 624 }],
    ['years.from', { years: { from: '624', to: 627, label: '624–627' } }],
    ['years.to', { years: { from: 624, to: 627.5, label: '624–627' } }],
    ['periods', { periods: 'medine' }],
    ['periods.0', { periods: [''] }],
    ['sources', { sources: undefined }],
    ['sources.0.title', { sources: [{ author: 'Ibn Hishâm' }] }],
    ['sources.0.page', { sources: [{ author: 'A', title: 'B', page: '12' }] }],
    ['chapters.0.paragraphs', { chapters: [{ title: 'Badr', paragraphs: [] }] }],
    ['chapters.0.paragraphs.0', { chapters: [{ title: 'Badr', paragraphs: [[]] }] }],
    ['chapters.0.paragraphs.0.0', { chapters: [{ title: 'Badr', paragraphs: [[4]] }] }],
    ['auteur', { auteur: 'Quelqu’un' }],
  ])('is refused, with a French message, for its %s in %j', (path, changes) => {
    const decodeInvalid = () => decode({ ...validRecord, ...changes });
    expect(decodeInvalid).toThrow(`episodes/badr.json → ${path} : `);
    expect(decodeInvalid).not.toThrow(/Invalid|Expected|received/);
  });
});
