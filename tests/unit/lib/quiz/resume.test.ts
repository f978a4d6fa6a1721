import fc from 'fast-check';
import { answer, chooseMode, refine, start } from '@/lib/quiz/machine';
import { decodeRun, encodeRun } from '@/lib/quiz/resume';
import { forAll } from '@/tests/fixtures/runners/property';
import { bankQuestion, bank, seeds } from './bank';

function stateAfter(seed: number, given: readonly string[]) {
  const draft = refine(chooseMode('theme'), { value: 'Batailles', difficulty: 1 });
  const state = given.reduce(answer, start(draft, bank, seed));
  if (!('run' in state)) throw new Error('A run is expected.');
  return state;
}

const answers = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 10 });

describe('a quiz restored after a reload', () => {
  it('has the state from before the reload, finished or not', () => {
    forAll(seeds, answers, (seed, given) => {
      const state = stateAfter(seed, given);
      expect(decodeRun(encodeRun(state.run), bank)).toEqual(state);
    });
  });

  it('is null when the bank draws other questions', () => {
    const stored = encodeRun(stateAfter(3, ['c']).run);
    const otherBank = bank.map((_, index) => bankQuestion(index + 100));
    expect(decodeRun(stored, otherBank)).toBeNull();
    expect(decodeRun(stored, [])).toBeNull();
  });

  it.each([null, '{', 'null', '[]', '{}'])('is null when %p was stored', (text) => {
    expect(decodeRun(text, bank)).toBeNull();
  });

  it.each([
    ['asked', (asked: readonly unknown[]) => ['Autre ?', ...asked.slice(1)]],
    ['asked', (asked: readonly unknown[]) => [...asked, 'Autre ?']],
    ['mode', 'humeur'],
    ['value', 7],
    ['difficulty', 5],
    ['seed', -1],
    ['given', ['c', 'e']],
    ['given', Array.from({ length: 11 }, () => 'c')],
    ['given', [1]],
    ['asked', null],
  ])('is null when its %s is %p', (name, value) => {
    const stored: Record<string, never> = JSON.parse(encodeRun(stateAfter(3, ['c']).run));
    const changed = typeof value === 'function' ? value(stored[name] ?? []) : value;
    expect(decodeRun(JSON.stringify({ ...stored, [name]: changed }), bank)).toBeNull();
  });

  it('is null, never an error, for any stored text', () => {
    forAll(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(decodeRun(text, bank)).toBeNull();
    });
  });
});
