/** Facts of the first question bank and class sheets. */
import { DIFFICULTIES, THEMES } from '@/lib/quiz/record';
import { classSheetOf } from '@/lib/server/content/classroom/classSheet';
import { loadEpisodes } from '@/lib/server/content/episodes';
import { loadContent } from '@/lib/server/content/loadContent';
import { loadMap } from '@/lib/server/content/maps';
import { loadQuestions } from '@/lib/server/content/quiz/quiz';

const episodes = loadEpisodes();
const questions = loadQuestions();

describe('the question bank', () => {
  it('has more than 200 questions, in every difficulty alike, each explained in 12 to 35 words', () => {
    expect(questions.length).toBeGreaterThan(200);
    for (const difficulty of DIFFICULTIES) {
      const count = questions.filter((question) => question.difficulty === difficulty).length;
      expect(count / questions.length).toBeGreaterThanOrEqual(0.15);
      expect(count / questions.length).toBeLessThanOrEqual(0.35);
    }
    const lengths = questions.map(
      ({ explanation }) =>
        explanation.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length,
    );
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(12);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(35);
  });

  /** The periods of the caliphs' map, which no episode narrates yet. */
  const latePeriods = loadMap('empire').record.periods.map(({ id }) => id);
  const earlyPeriods = [...loadContent().periods.keys()].filter(
    (id) => !latePeriods.includes(id),
  );

  it('asks about each period of the caliphs’ map at every difficulty, 24 times in all', () => {
    const lateQuestions = questions.filter(({ period }) => latePeriods.includes(period));
    expect(lateQuestions).toHaveLength(24);
    const askedPairs = new Set(
      lateQuestions.map(({ period, difficulty }) => `${period}, ${difficulty}`),
    );
    expect(askedPairs.size).toBe(latePeriods.length * DIFFICULTIES.length);
    const isMarked = ({ place, person, event }: (typeof lateQuestions)[number]): boolean =>
      [place, person, event].some((mark) => mark !== undefined);
    expect(lateQuestions.filter((question) => !isMarked(question))).toEqual([]);
  });

  it.each([
    ['episode', episodes.map(({ slug }) => slug)],
    ['period', earlyPeriods],
    ['theme', THEMES],
  ] as const)('has two questions about each %s, at every difficulty', (mode, values) => {
    const sparse = values.flatMap((value) =>
      DIFFICULTIES.filter(
        (difficulty) =>
          questions.filter(
            (question) => question[mode] === value && question.difficulty === difficulty,
          ).length < 2,
      ).map((difficulty) => `${value}, ${difficulty}`),
    );
    expect(sparse).toEqual([]);
  });
});

describe('the class sheets', () => {
  const sheets = episodes.map((episode) => ({ slug: episode.slug, ...classSheetOf(episode) }));

  it('have dates to put in order for each of the twelve episodes', () => {
    expect(sheets.filter(({ dates }) => dates.length === 0).map(({ slug }) => slug)).toEqual(
      [],
    );
  });

  it('use a document each, and no document twice', () => {
    const documentTitles = sheets.map(({ document }) => document?.title);
    expect(documentTitles).not.toContain(undefined);
    expect(new Set(documentTitles).size).toBe(sheets.length);
  });
});
