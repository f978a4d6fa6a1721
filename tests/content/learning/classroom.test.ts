import { LessonSchema } from '@/lib/classroom/lesson';
import { listContent, readContent } from '@/lib/server/content/records';
import { loadDocuments } from '@/lib/server/content/documents/documents';

const lessons = listContent('classroom').map((slug) => ({
  slug,
  ...readContent(LessonSchema, `classroom/${slug}.json`),
}));

/** Characters that fit on one printed line, or slightly more. */
const LONGEST_LINE = 130;

/** Vocabulary of the school curriculum, required where the story mentions it. */
const WORDS = ['umma', 'calife', 'Hégire', 'sunnite', 'chiite', 'dhimmi'];

describe('the summary of a class sheet', () => {
  it('has lines that fit a sheet', () => {
    const long = lessons.flatMap(({ slug, trace }) =>
      trace.filter((line) => line.length > LONGEST_LINE).map((line) => `${slug} : ${line}`),
    );
    expect(long).toEqual([]);
  });

  it('dates its events', () => {
    const undated = lessons.filter(({ trace }) => !/\d{3}/.test(trace.join(' ')));
    expect(undated.map(({ slug }) => slug)).toEqual([]);
  });

  it.each(WORDS)('uses « %s » where it belongs', (word) => {
    const saying = lessons.filter(({ trace }) =>
      trace.join('\n').toLocaleLowerCase('fr').includes(word.toLocaleLowerCase('fr')),
    );
    expect(saying.length).toBeGreaterThan(0);
  });
});

it('the document of a class sheet cites the sheet’s episode', () => {
  const uncited = lessons.filter(
    ({ slug, document }) =>
      document !== undefined &&
      !loadDocuments().some((one) => one.slug === document && one.episodes.includes(slug)),
  );
  expect(uncited.map(({ slug }) => slug)).toEqual([]);
});
