import { LessonSchema } from '@/lib/classroom/lesson';
import { listContent, readContent } from '@/lib/server/content/records';
import { loadDocuments } from '@/lib/server/content/documents/documents';

const lessons = listContent('classroom').map((slug) => ({
  slug,
  ...readContent(LessonSchema, `classroom/${slug}.json`),
}));

/** Characters that fit on one printed line, or slightly more. */
const MAX_LINE_LENGTH = 130;

/** Vocabulary of the school curriculum; each word must occur in a lesson. */
const CURRICULUM_WORDS = ['umma', 'calife', 'Hégire', 'sunnite', 'chiite', 'dhimmi'];

describe('the summary of a class sheet', () => {
  it('has lines that fit a sheet', () => {
    const longLines = lessons.flatMap(({ slug, trace }) =>
      trace.filter((line) => line.length > MAX_LINE_LENGTH).map((line) => `${slug} : ${line}`),
    );
    expect(longLines).toEqual([]);
  });

  it('dates its events', () => {
    const undated = lessons.filter(({ trace }) => !/\d{3}/.test(trace.join(' ')));
    expect(undated.map(({ slug }) => slug)).toEqual([]);
  });

  it.each(CURRICULUM_WORDS)('uses the word « %s » in at least one lesson', (word) => {
    const lessonsWithWord = lessons.filter(({ trace }) =>
      trace.join('\n').toLocaleLowerCase('fr').includes(word.toLocaleLowerCase('fr')),
    );
    expect(lessonsWithWord.length).toBeGreaterThan(0);
  });
});

it('the document of a class sheet cites the sheet’s episode', () => {
  const uncited = lessons.filter(
    ({ slug, document }) =>
      document !== undefined &&
      !loadDocuments().some(
        (candidate) => candidate.slug === document && candidate.episodes.includes(slug),
      ),
  );
  expect(uncited.map(({ slug }) => slug)).toEqual([]);
});
