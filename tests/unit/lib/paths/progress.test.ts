import fc from 'fast-check';
import {
  decodeProgress,
  doneIn,
  encodeProgress,
  mergeProgress,
  withStep,
  type PathProgress,
} from '@/lib/paths/progress';

const aKey = fc.constantFrom('episode:un', 'chapter:un.2', 'place:medine', 'questions:q-1.q-2');
const anId = fc.constantFrom('premier', 'second', 'constructor', '__proto__');
const moves = fc.array(fc.tuple(anId, aKey, fc.boolean()), { maxLength: 30 });

const after = (list: readonly (readonly [string, string, boolean])[]): PathProgress =>
  list.reduce<PathProgress>((progress, move) => withStep(progress, ...move), {});

const sorted = (progress: PathProgress, id: string) => [...doneIn(progress, id)].sort();

it('a step is done exactly when its last mark says so, whatever the order of the others', () => {
  fc.assert(
    fc.property(moves, anId, aKey, (list, id, key) => {
      const last = list.findLast(([one, other]) => one === id && other === key);
      expect(doneIn(after(list), id).includes(key)).toBe(last?.[2] ?? false);
    }),
  );
});

it('progress comes back from the storage as it was', () => {
  fc.assert(
    fc.property(moves, (list) => {
      const progress = after(list);
      const read = decodeProgress(encodeProgress(progress));
      for (const id of ['premier', 'second', 'constructor'])
        expect(sorted(read, id)).toEqual(sorted(progress, id));
    }),
  );
});

it('progress without a done step removes its entry from the storage', () => {
  expect(encodeProgress(withStep(withStep({}, 'a', 'b', true), 'a', 'b', false))).toBeNull();
});

it.each([null, '', '[]', 'x', '{"a":1}', '{"a":[1]}', '{"a":[]}', '"a"'])(
  'a stored text that is none counts as no progress: %s',
  (text) => {
    expect(doneIn(decodeProgress(text), 'a')).toEqual([]);
  },
);

it('merging two devices loses no step, whichever comes first', () => {
  fc.assert(
    fc.property(moves, moves, (one, other) => {
      const [a, b] = [after(one), after(other)];
      for (const id of ['premier', 'second']) {
        const both = [...new Set([...doneIn(a, id), ...doneIn(b, id)])].sort();
        expect(sorted(mergeProgress(a, b), id)).toEqual(both);
        expect(sorted(mergeProgress(b, a), id)).toEqual(both);
      }
    }),
  );
});
