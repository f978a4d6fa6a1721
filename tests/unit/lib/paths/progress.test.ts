import fc from 'fast-check';
import {
  decodeProgress,
  doneSteps,
  encodeProgress,
  mergeProgress,
  withStep,
  type PathProgress,
} from '@/lib/paths/progress';

const aKey = fc.constantFrom('episode:un', 'chapter:un.2', 'place:medine', 'questions:q-1.q-2');
const anId = fc.constantFrom('premier', 'second', 'constructor', '__proto__');
const markLists = fc.array(fc.tuple(anId, aKey, fc.boolean()), { maxLength: 30 });

const progressOf = (list: readonly (readonly [string, string, boolean])[]): PathProgress =>
  list.reduce<PathProgress>((progress, mark) => withStep(progress, ...mark), {});

const sortedSteps = (progress: PathProgress, id: string) => [...doneSteps(progress, id)].sort();

it('a step is done exactly when its last mark says so, whatever the order of the other marks', () => {
  fc.assert(
    fc.property(markLists, anId, aKey, (list, id, key) => {
      const lastMark = list.findLast(
        ([markedId, markedKey]) => markedId === id && markedKey === key,
      );
      expect(doneSteps(progressOf(list), id).includes(key)).toBe(lastMark?.[2] ?? false);
    }),
  );
});

it('progress is decoded from the storage as it was encoded', () => {
  fc.assert(
    fc.property(markLists, (list) => {
      const progress = progressOf(list);
      const decoded = decodeProgress(encodeProgress(progress));
      for (const id of ['premier', 'second', 'constructor'])
        expect(sortedSteps(decoded, id)).toEqual(sortedSteps(progress, id));
    }),
  );
});

it('progress without a done step removes its entry from the storage', () => {
  expect(encodeProgress(withStep(withStep({}, 'a', 'b', true), 'a', 'b', false))).toBeNull();
});

it.each([null, '', '[]', 'x', '{"a":1}', '{"a":[1]}', '{"a":[]}', '"a"'])(
  'a stored text that is invalid is decoded as no progress: %s',
  (text) => {
    expect(doneSteps(decodeProgress(text), 'a')).toEqual([]);
  },
);

it('merging the progress of two devices loses no step, whatever their order', () => {
  fc.assert(
    fc.property(markLists, markLists, (marks, otherMarks) => {
      const [a, b] = [progressOf(marks), progressOf(otherMarks)];
      for (const id of ['premier', 'second']) {
        const allSteps = [...new Set([...doneSteps(a, id), ...doneSteps(b, id)])].sort();
        expect(sortedSteps(mergeProgress(a, b), id)).toEqual(allSteps);
        expect(sortedSteps(mergeProgress(b, a), id)).toEqual(allSteps);
      }
    }),
  );
});
