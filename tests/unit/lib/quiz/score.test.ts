import fc from 'fast-check';
import { outcomesOf, scoreOf, verdictOf } from '@/lib/quiz/score';
import { drawQuestions } from '@/lib/quiz/select';
import { bank } from './bank';

const choice = { mode: 'theme', value: 'Batailles', difficulty: 1 } as const;
const questions = drawQuestions(bank, choice, 5);
const runWith = (given: readonly string[]) => ({ ...choice, seed: 5, questions, given });

const totals = fc.integer({ min: 1, max: 10 });

describe('the score', () => {
  it('is the number of right answers', () => {
    const ids = fc.constantFrom('a', 'b', 'c', 'd');
    fc.assert(
      fc.property(fc.array(ids, { minLength: 10, maxLength: 10 }), (given) => {
        expect(scoreOf(runWith(given))).toBe(given.filter((id) => id === 'c').length);
      }),
    );
  });

  it('knows which answers are right', () => {
    const outcomes = outcomesOf(runWith(['c', 'a', 'c', 'a', 'a', 'a', 'a', 'a', 'a', 'c']));
    expect(outcomes.map(Number).join('')).toBe('1010000001');
  });
});

describe('the verdict', () => {
  it('is «Parfait !» when every answer is right, and only then', () => {
    fc.assert(
      fc.property(totals, totals, (score, total) => {
        fc.pre(score <= total);
        expect(verdictOf(score, total) === 'Parfait !').toBe(score === total);
      }),
    );
  });

  it('is «Bien joué !» from half on, short of all', () => {
    fc.assert(
      fc.property(totals, fc.nat(9), (total, score) => {
        fc.pre(score < total);
        expect(verdictOf(score, total)).toBe(
          score / total >= 0.5 ? 'Bien joué !' : 'À réessayer !',
        );
      }),
    );
  });

  it.each([
    [10, 10, 'Parfait !'],
    [9, 10, 'Bien joué !'],
    [5, 10, 'Bien joué !'],
    [4, 10, 'À réessayer !'],
    [0, 10, 'À réessayer !'],
    [2, 3, 'Bien joué !'],
    [1, 3, 'À réessayer !'],
    [1, 1, 'Parfait !'],
    [0, 1, 'À réessayer !'],
  ])('for %p of %p is «%s»', (score, total, verdict) => {
    expect(verdictOf(score, total)).toBe(verdict);
  });
});
