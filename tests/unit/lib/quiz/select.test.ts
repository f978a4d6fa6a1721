import { drawQuestions, matching, MAX_QUESTIONS, optionsOf } from '@/lib/quiz/select';
import { forAll } from '@/tests/fixtures/runners/property';
import { bankQuestion, bank, banks, seeds } from './bank';

const battles = { mode: 'theme', value: 'Batailles', difficulty: 1 } as const;

describe('the dropdown of a mode', () => {
  it('offers the values of the bank, each with its number of questions', () => {
    expect(optionsOf(bank, 'theme')).toEqual([
      { value: 'Batailles', count: 14 },
      { value: 'Lieux', count: 3 },
    ]);
    expect(optionsOf(bank, 'episode')).toEqual([{ value: 'Badr', count: 14 }]);
  });

  it('offers episodes in story order, whatever the order of the bank', () => {
    const question = (episode: string, storyRank?: number) =>
      bankQuestion(1, { episode, ...(storyRank !== undefined && { storyRank }) });
    const questions = [
      question('C', 2),
      question('A', 0),
      question('Sans rang'),
      question('B', 1),
      question('A', 0),
    ];
    expect(optionsOf(questions, 'episode').map(({ value }) => value)).toEqual([
      'A',
      'B',
      'C',
      'Sans rang',
    ]);
    expect(optionsOf(questions, 'episode')[0]?.count).toBe(2);
  });

  it('counts every question that has a value, once', () => {
    forAll(banks, (questions) => {
      const total = optionsOf(questions, 'theme').reduce((sum, { count }) => sum + count, 0);
      expect(total).toBe(questions.length);
    });
  });
});

describe('the questions of a quiz', () => {
  it('have the selected value and difficulty, ten at most, none twice', () => {
    forAll(banks, seeds, (questions, seed) => {
      const drawnQuestions = drawQuestions(questions, battles, seed);
      const pool = matching(questions, battles);
      expect(drawnQuestions).toHaveLength(Math.min(pool.length, MAX_QUESTIONS));
      expect(new Set(drawnQuestions.map(({ question }) => question)).size).toBe(
        drawnQuestions.length,
      );
      for (const { theme, difficulty } of drawnQuestions)
        expect([theme, difficulty]).toEqual(['Batailles', 1]);
    });
  });

  it('are not always asked in the order of the bank', () => {
    const firstQuestions = [1, 2, 3, 4, 5].map(
      (seed) => drawQuestions(bank, battles, seed)[0]?.question,
    );
    expect(new Set(firstQuestions).size).toBeGreaterThan(1);
  });

  it('keep their answers, in an order that varies between questions', () => {
    const drawnQuestions = drawQuestions(bank, battles, 12);
    for (const { answers } of drawnQuestions)
      expect(answers.map(({ id }) => id).toSorted()).toEqual(['a', 'b', 'c', 'd']);
    const ranks = drawnQuestions.map(({ answers }) =>
      answers.findIndex(({ id }) => id === 'c'),
    );
    expect(new Set(ranks).size).toBeGreaterThan(1);
  });

  it('are the same for one seed, and differ for another seed', () => {
    expect(drawQuestions(bank, battles, 1)).toEqual(drawQuestions(bank, battles, 1));
    expect(drawQuestions(bank, battles, 1)).not.toEqual(drawQuestions(bank, battles, 2));
  });
});
