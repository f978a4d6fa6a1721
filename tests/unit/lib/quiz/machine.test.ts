import fc from 'fast-check';
import {
  INITIAL,
  answer,
  chooseMode,
  countFor,
  refine,
  start,
  type QuizState,
} from '@/lib/quiz/machine';
import { scoreOf } from '@/lib/quiz/score';
import { forAll } from '@/tests/fixtures/runners/property';
import { bank, seeds } from './bank';

const stateWith = (value: string | null, difficulty: 1 | 2 | 3 | 4 | null): QuizState =>
  refine(chooseMode('theme'), { value, difficulty });
const runningQuiz = start(stateWith('Batailles', 1), bank, 9);

/** Answers every remaining question with the id that a function returns. */
function finish(state: QuizState, idFor: (rank: number) => string): QuizState {
  return state.status === 'running'
    ? finish(answer(state, idFor(state.run.given.length)), idFor)
    : state;
}

describe('before the quiz', () => {
  it('a chosen mode starts an empty selection', () => {
    expect(chooseMode('theme')).toEqual({
      status: 'choosingQuestions',
      draft: { mode: 'theme', value: null, difficulty: null, seed: null },
    });
  });

  it.each([
    ['nothing', null, null],
    ['a value alone', 'Batailles', null],
    ['a difficulty alone', null, 1],
  ] as const)('%s does not start the quiz', (_, value, difficulty) => {
    const state = stateWith(value, difficulty);
    expect(start(state, bank, 9)).toBe(state);
  });

  it('a value and a difficulty without questions do not start the quiz, and count 0', () => {
    const state = stateWith('Lieux', 4);
    expect(start(state, bank, 9)).toBe(state);
    expect('draft' in state && countFor(bank, state.draft)).toBe(0);
  });

  it('no questions are counted until the choice is complete', () => {
    const state = stateWith('Lieux', null);
    expect('draft' in state && countFor(bank, state.draft)).toBeNull();
  });

  it('the initial state can neither be started nor answered', () => {
    expect(start(INITIAL, bank, 9)).toBe(INITIAL);
    expect(answer(INITIAL, 'c')).toBe(INITIAL);
  });
});

describe('a running quiz', () => {
  it('starts without answers, with at most ten questions', () => {
    expect(runningQuiz).toMatchObject({ status: 'running', run: { given: [], seed: 9 } });
    expect('run' in runningQuiz && runningQuiz.run.questions).toHaveLength(10);
  });

  it('records an answer and goes on to the next question', () => {
    const nextState = answer(runningQuiz, 'a');
    expect(nextState).toMatchObject({ status: 'running', run: { given: ['a'] } });
    expect('current' in nextState && 'run' in runningQuiz && nextState.current).toBe(
      'run' in runningQuiz && runningQuiz.run.questions[1],
    );
  });

  it('ignores an answer that the question does not have', () => {
    expect(answer(runningQuiz, 'e')).toBe(runningQuiz);
  });

  it('ends at its last answer, with the number of right answers as its score', () => {
    forAll(seeds, fc.nat(10), (seed, rightCount) => {
      const state = start(stateWith('Batailles', 1), bank, seed);
      const finalState = finish(state, (rank) => (rank < rightCount ? 'c' : 'a'));
      expect(finalState.status).toBe('finished');
      expect('run' in finalState && scoreOf(finalState.run)).toBe(rightCount);
    });
  });

  it('ignores answers once it is finished', () => {
    const finalState = finish(runningQuiz, () => 'c');
    expect(answer(finalState, 'c')).toBe(finalState);
  });
});
