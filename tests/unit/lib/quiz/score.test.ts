import fc from 'fast-check';
import { outcomesOf, scoreOf, verdictOf } from '@/lib/quiz/score';
import { drawQuestions } from '@/lib/quiz/select';
import { forAll } from '@/tests/fixtures/runners/property';
import { bank } from './bank';

const choice = { mode: 'theme', value: 'Batailles', difficulty: 1 } as const;
const questions = drawQuestions(bank, choice, 5);
const runWith = (given: readonly string[]) => ({ ...choice, seed: 5, questions, given });

describe('the score', () => {
  it('is the number of right answers', () => {
    const ids = fc.constantFrom('a', 'b', 'c', 'd');
    forAll(fc.array(ids, { minLength: 10, maxLength: 10 }), (answerIds) => {
      expect(scoreOf(runWith(answerIds))).toBe(answerIds.filter((id) => id === 'c').length);
    });
  });

  it('lists which answers are right', () => {
    const outcomes = outcomesOf(runWith(['c', 'a', 'c', 'a', 'a', 'a', 'a', 'a', 'a', 'c']));
    expect(outcomes.map(Number).join('')).toBe('1010000001');
  });
});

it('the verdict is «Parfait !» for all answers right, «Bien joué !» from half on, «À réessayer !» below half', () => {
  for (let total = 1; total <= 10; total += 1)
    for (let score = 0; score <= total; score += 1) {
      const expectedVerdict =
        score === total ? 'Parfait !' : 2 * score >= total ? 'Bien joué !' : 'À réessayer !';
      expect([score, total, verdictOf(score, total)]).toEqual([score, total, expectedVerdict]);
    }
});
