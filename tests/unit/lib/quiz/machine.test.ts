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

const chosen = (value: string | null, difficulty: 1 | 2 | 3 | 4 | null): QuizState =>
  refine(chooseMode('theme'), { value, difficulty });
const begun = start(chosen('Batailles', 1), bank, 9);

/** Answers every remaining question with the id that a function returns. */
function finish(state: QuizState, idFor: (rank: number) => string): QuizState {
  return state.status === 'running'
    ? finish(answer(state, idFor(state.run.given.length)), idFor)
    : state;
}

describe('before the quiz', () => {
  it('a mode is chosen first, and another mode drops the selection', () => {
    expect(chooseMode('theme')).toEqual({
      status: 'choosingQuestions',
      draft: { mode: 'theme', value: null, difficulty: null, seed: null },
    });
  });

  it.each([
    ['nothing', null, null],
    ['a value alone', 'Batailles', null],
    ['a difficulty alone', null, 1],
  ] as const)('%s does not start it', (_, value, difficulty) => {
    const state = chosen(value, difficulty);
    expect(start(state, bank, 9)).toBe(state);
  });

  it('a value and a difficulty without questions do not start it, and count 0', () => {
    const state = chosen('Lieux', 4);
    expect(start(state, bank, 9)).toBe(state);
    expect('draft' in state && countFor(bank, state.draft)).toBe(0);
  });

  it('nothing is counted until the choice is complete', () => {
    const state = chosen('Lieux', null);
    expect('draft' in state && countFor(bank, state.draft)).toBeNull();
  });

  it('cannot be started without a mode, nor answered', () => {
    expect(start(INITIAL, bank, 9)).toBe(INITIAL);
    expect(answer(INITIAL, 'c')).toBe(INITIAL);
  });
});

describe('a running quiz', () => {
  it('asks at most ten questions, from the first', () => {
    expect(begun).toMatchObject({ status: 'running', run: { given: [], seed: 9 } });
    expect('run' in begun && begun.run.questions).toHaveLength(10);
  });

  it('records an answer and goes on to the next question', () => {
    const next = answer(begun, 'a');
    expect(next).toMatchObject({ status: 'running', run: { given: ['a'] } });
    expect('current' in next && 'run' in begun && next.current).toBe(
      'run' in begun && begun.run.questions[1],
    );
  });

  it('ignores an answer that the question does not have', () => {
    expect(answer(begun, 'e')).toBe(begun);
  });

  it('ends at its last answer; the score counts the right ones', () => {
    forAll(seeds, fc.nat(10), (seed, right) => {
      const state = start(chosen('Batailles', 1), bank, seed);
      const end = finish(state, (rank) => (rank < right ? 'c' : 'a'));
      expect(end.status).toBe('finished');
      expect('run' in end && scoreOf(end.run)).toBe(right);
    });
  });

  it('ignores answers once it is finished', () => {
    const end = finish(begun, () => 'c');
    expect(answer(end, 'c')).toBe(end);
  });
});
