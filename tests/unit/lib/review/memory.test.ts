import fc from 'fast-check';
import { FSRSAlgorithm, generatorParameters } from 'ts-fsrs';
import {
  intervalOf,
  nextMemory,
  retrievability,
  type Grade,
  type Memory,
} from '@/lib/review/memory';

const reference = new FSRSAlgorithm(generatorParameters({}));
const grades = fc.constantFrom<Grade>(1, 2, 3, 4);

/**
 * Computes each interval in days as the published scheduler (ts-fsrs) does. A new card and a lapse are asked again
 * after minutes, that is after 0 days.
 */
function intervalsOf(answers: readonly Grade[]): readonly number[] {
  let memory: Memory | null = null;
  let daysSinceAnswer = 0;
  let isLearning = true;
  return answers.map((grade) => {
    const isNew = memory === null;
    memory = nextMemory(memory, daysSinceAnswer, grade);
    isLearning = isNew || grade === 1;
    daysSinceAnswer = isLearning ? 0 : intervalOf(memory, 36_500);
    return daysSinceAnswer;
  });
}

describe('the memory', () => {
  it('gives the published intervals of thirteen answers', () => {
    expect(intervalsOf([3, 3, 3, 3, 3, 3, 1, 1, 3, 3, 3, 3, 3])).toEqual([
      0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21,
    ]);
  });

  it('gives the published stability and difficulty of six answers', () => {
    const answers = [
      [0, 1],
      [0, 3],
      [1, 3],
      [3, 3],
      [8, 3],
      [21, 3],
    ] as const;
    const memory = answers.reduce<Memory | null>(
      (state, [days, grade]) => nextMemory(state, days, grade),
      null,
    );
    expect(memory?.stability).toBeCloseTo(53.62691, 4);
    expect(memory?.difficulty).toBeCloseTo(6.35749, 4);
  });

  it('is due after 1, 1, 2 and 8 days without steps', () => {
    const firstIntervals = ([1, 2, 3, 4] as const).map((grade) =>
      intervalOf(nextMemory(null, 0, grade), 365),
    );
    expect(firstIntervals).toEqual([1, 1, 2, 8]);
  });

  it('equals the reference implementation, to 1e-9, over a thousand histories', () => {
    const answer = fc.tuple(fc.integer({ min: 0, max: 400 }), grades);
    const history = fc.array(answer, { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(history, (answers) => {
        let ours: Memory | null = null;
        let theirs: Memory | null = null;
        for (const [days, grade] of answers) {
          ours = nextMemory(ours, days, grade);
          theirs = reference.next_state(theirs, days, grade);
          expect(Math.abs(ours.stability - theirs.stability)).toBeLessThan(1e-9);
          expect(Math.abs(ours.difficulty - theirs.difficulty)).toBeLessThan(1e-9);
          expect(intervalOf(ours, 36_500)).toBe(reference.next_interval(theirs.stability, 0));
          const recall = reference.forgetting_curve(days, theirs.stability);
          expect(Math.abs(retrievability(ours, days) - recall)).toBeLessThan(1e-9);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
