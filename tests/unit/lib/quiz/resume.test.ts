import fc from 'fast-check';
import { answer, chooseMode, refine, start } from '@/lib/quiz/machine';
import { decodeRun, encodeRun } from '@/lib/quiz/resume';
import { asked, bank, seeds } from './bank';

function runAt(seed: number, given: readonly string[]) {
  const draft = refine(chooseMode('theme'), { value: 'Batailles', difficulty: 1 });
  const state = given.reduce(answer, start(draft, bank, seed));
  if (!('run' in state)) throw new Error('A run is expected.');
  return state;
}

const answers = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 10 });

describe('a quiz left and taken up again', () => {
  it('is where it was, finished or not', () => {
    fc.assert(
      fc.property(seeds, answers, (seed, given) => {
        const state = runAt(seed, given);
        expect(decodeRun(encodeRun(state.run), bank)).toEqual(state);
      }),
    );
  });

  it('is dropped when the bank no longer draws the same questions', () => {
    const kept = encodeRun(runAt(3, ['c']).run);
    expect(
      decodeRun(
        kept,
        bank.map((_, rank) => asked(rank + 100)),
      ),
    ).toBeNull();
    expect(decodeRun(kept, [])).toBeNull();
  });

  it.each([
    [
      'another question in the place of one',
      (asked: readonly unknown[]) => ['Autre ?', ...asked.slice(1)],
    ],
    ['one question more', (asked: readonly unknown[]) => [...asked, 'Autre ?']],
  ])('is dropped when it asked %s', (_, change) => {
    const kept = JSON.parse(encodeRun(runAt(3, ['c']).run));
    const changed = { ...kept, asked: change(kept.asked) };
    expect(decodeRun(JSON.stringify(changed), bank)).toBeNull();
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['null', 'null'],
    ['a list', '[]'],
    ['an empty object', '{}'],
  ])('is nothing when what was kept is %s', (_, text) => {
    expect(decodeRun(text, bank)).toBeNull();
  });

  it.each([
    ['mode', 'humeur'],
    ['value', 7],
    ['difficulty', 5],
    ['seed', -1],
    ['given', ['c', 'e']],
    ['given', Array.from({ length: 11 }, () => 'c')],
    ['given', [1]],
    ['asked', null],
  ])('is nothing when its %s is %j', (name, value) => {
    const kept: unknown = JSON.parse(encodeRun(runAt(3, ['c']).run));
    expect(
      decodeRun(JSON.stringify(Object.assign({}, kept, { [name]: value })), bank),
    ).toBeNull();
  });

  it('is nothing, never an error, whatever was kept', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(decodeRun(text, bank)).toBeNull();
      }),
    );
  });
});
